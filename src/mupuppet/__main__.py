"""`python -m mupuppet`."""

from mupuppet.cli.main import program

if __name__ == "__main__":
    program()
