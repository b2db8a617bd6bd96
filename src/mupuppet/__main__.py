"""`python -m mupuppet`."""

import sys

from mupuppet.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
