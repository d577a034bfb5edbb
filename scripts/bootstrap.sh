#!/bin/sh
# Make the environment in the folder given, from any Python 3.11 or later that can be found.
set -eu

folder=${1:-.venv}
wanted='import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'

usable() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c "$wanted" >/dev/null 2>&1
}

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        usable "$PYTHON" && echo "$PYTHON"
        return
    fi
    for name in python3.11 python3.12 python3.13 python3.14 python3 python; do
        if usable "$name"; then
            echo "$name"
            return
        fi
    done
}

python=$(find_python || true)
if [ -z "$python" ]; then
    echo "Caposaldo needs Python 3.11 or later with its venv module (on Debian: apt install python3-venv);" \
        "name one with 'make setup PYTHON=/path/to/python'." >&2
    exit 2
fi

if ! "$folder/bin/python" -c "$wanted" >/dev/null 2>&1; then
    "$python" -m venv --clear "$folder"
fi
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
    -r requirements/bootstrap.txt
# Copying is slower than linking but works when cache and checkout are on two disks, without a warning.
UV_LINK_MODE=${UV_LINK_MODE:-copy}
export UV_LINK_MODE
"$folder/bin/uv" pip sync --quiet --python "$folder/bin/python" --require-hashes \
    requirements/bootstrap.txt requirements/dev.txt
