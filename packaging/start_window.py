"""What the frozen `fivetables` starts with."""

from __future__ import annotations

import sys

from ui.start import main

sys.exit(main())
