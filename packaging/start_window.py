"""What the frozen `fivetables` starts with."""

from __future__ import annotations

import sys

from ui.app import main

sys.exit(main())
