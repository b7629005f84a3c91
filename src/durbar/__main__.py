"""`python -m durbar` is `durbar`."""

from durbar.cli import main

if __name__ == "__main__":
    main()
