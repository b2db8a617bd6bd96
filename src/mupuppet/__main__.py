"""`python -m mupuppet`."""

from mupuppet.cli.start import program

if __name__ == "__main__":
    program()
