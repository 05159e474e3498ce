"""`python -m desktop.worker`."""

from __future__ import annotations

import sys

from desktop.worker.process import main

if __name__ == "__main__":
    sys.exit(main())
