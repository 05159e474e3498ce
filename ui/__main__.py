"""`python -m ui` opens the window."""

from __future__ import annotations

import sys

from ui.start import main

sys.exit(main())
