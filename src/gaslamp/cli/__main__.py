"""`python -m gaslamp.cli` is `gaslamp`."""

import sys

from gaslamp.cli import main

if __name__ == "__main__":
    sys.exit(main())
