# Everything a contributor types. Each target makes what it needs; nothing is made twice.

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STATIC := src/caposaldo/web/static
PNPM := CI=true npx -y pnpm@10.34.9
CAPOSALDO_FUZZ ?= 1000
CAPOSALDO_EXAMPLES ?= 500
# Node comes from a wheel in the environment, so its programs must be found first.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHON
# Tests start many processes; each would compile all it imports if the first may not keep it.
export PYTHONDONTWRITEBYTECODE :=

READY := $(VENV)/.stamp-setup
MODULES := web/node_modules/.stamp-install
PAGES := $(STATIC)/index.html
COMPILED := build/compiled/.stamp
GAMES := kernel mortain upfront aslsk

CHECKED := src tests scripts hatch_build.py
# Folders count too: adding or removing a file changes their date.
PROSE := $(shell find src/caposaldo/locales 2>/dev/null)
WEB_SOURCES := $(shell find web/src web/public 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js web/*.json)
RULES := $(shell find $(GAMES:%=src/caposaldo/%) -name '*.py' -o -name '*.toml' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup lock play ui test lint format types imports unit web-test e2e \
	bench fuzz mutate compiled wheel docs coverage clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## /{printf "  %-10s %s\n", $$1, $$2}' Makefile

# The environment

setup: $(READY) ## make the environment in .venv

$(VENV)/.stamp-requirements: requirements/bootstrap.txt requirements/dev.txt scripts/bootstrap.sh
	sh scripts/bootstrap.sh $(VENV)
	@touch $@

$(READY): $(VENV)/.stamp-requirements pyproject.toml hatch_build.py
	$(BIN)/uv pip install --quiet --python $(PY) --no-deps --no-build-isolation -e .
	@touch $@

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url --no-annotate

lock: $(READY) ## write requirements/*.txt anew from requirements/*.in
	$(COMPILE) requirements/bootstrap.in -o requirements/bootstrap.txt
	$(COMPILE) requirements/base.in -o requirements/base.txt
	sed -n 's/^\([a-z0-9].*\) \\$$/\1/p' requirements/base.txt > requirements/constraints.txt
	$(COMPILE) -c requirements/base.txt requirements/dev.in -o requirements/dev.txt

# Playing

play: $(READY) $(PAGES) ## play: the server on this machine, with the browser opened
	$(BIN)/caposaldo

ui: $(PAGES) ## build the browser pages into the package

$(MODULES): web/package.json web/pnpm-lock.yaml $(VENV)/.stamp-requirements
	cd web && $(PNPM) install --frozen-lockfile
	@touch $@

$(PAGES): $(MODULES) $(WEB_SOURCES) $(PROSE)
	cd web && npm run --silent build
	@touch $@

# Checking

test: lint types imports unit web-test e2e ## everything CI runs

lint: $(READY) ## ruff: rules and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(READY) ## let ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(READY) $(MODULES) ## mypy --strict and svelte-check
	$(BIN)/mypy --strict $(CHECKED)
	cd web && npm run --silent check

imports: $(READY) ## imports go upward only
	$(BIN)/lint-imports --no-logo

unit: $(READY) $(PAGES) ## the Python tests that need no browser
	$(BIN)/pytest -n 2 -m "not e2e"

web-test: $(MODULES) ## the tests of the browser sources
	cd web && npm run --silent test

e2e: $(READY) $(PAGES) ## the tests in a real Chromium
	chromium=$$($(PY) scripts/chromium.py) && \
	CAPOSALDO_CHROMIUM=$$chromium $(BIN)/pytest -n 2 -m e2e tests/e2e

fuzz: $(COMPILED) ## long random play; CAPOSALDO_FUZZ=N games, CAPOSALDO_FUZZ_GAMES=upfront of these
	PYTHONPATH=$(CURDIR)/build/compiled CAPOSALDO_FUZZ=$(CAPOSALDO_FUZZ) $(PY) -m tests.fuzz.run
	CAPOSALDO_EXAMPLES=$(CAPOSALDO_EXAMPLES) $(BIN)/pytest -q tests/fuzz

mutate: $(READY) ## change the rules and count the changes the tests notice
	$(PY) -m scripts.mutate

coverage: $(READY) ## lines of Python reached by the tests
	$(BIN)/coverage run -m pytest -q -m "not e2e"
	$(BIN)/coverage report --skip-covered --sort=cover

bench: $(READY) ## how fast the games and the server run here
	$(BIN)/caposaldo bench

# Making

$(COMPILED): $(READY) scripts/compile.py $(RULES)
	$(PY) scripts/compile.py build/compiled $(GAMES)
	@touch $@

compiled: $(COMPILED) ## the rules compiled by mypyc, and their tests run on them
	$(PY) scripts/compile.py --check build/compiled $(GAMES)
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 -m "not e2e" \
		$(wildcard $(GAMES:%=tests/%)) tests/contract

wheel: $(READY) $(PAGES) ## the package with its browser pages, in dist/, and its pins beside it
	$(BIN)/hatchling build --target wheel --directory dist
	cp requirements/constraints.txt dist/

docs: $(READY) ## write the generated pages of docs/ anew
	@mkdir -p build docs
	$(BIN)/caposaldo rules coverage --markdown > build/coverage.md
	mv build/coverage.md docs/coverage.md
	$(PY) -m scripts.proposed > build/proposed.md
	mv build/proposed.md docs/proposed.md

clean: ## remove all that the targets above have made
	rm -rf $(VENV) build dist $(STATIC) web/node_modules .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache .hypothesis .coverage
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
