"""What the frozen `fivetables-cli` starts with: the commands and the bots' process, without Qt."""

from __future__ import annotations

import sys

from desktop.__main__ import main

sys.exit(main())
