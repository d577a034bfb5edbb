"""`python -m caposaldo.cli` is the same as `caposaldo`."""

from caposaldo.cli import main

if __name__ == "__main__":
    main()
