"""Every screen as a picture, made without a screen: `python -m ui.shots FOLDER`.

`ui.shots.screens` are the program's own pages; a game's are in the module of its id, found by that, with

- `MOMENTS`: name of a moment -> whether a match is there (`Matches`),
- `CLEVER`: whether persons play as a bot would until then, else at random,
- `screens(camera, table)`: the names of its pictures, each with what takes it.
"""

from ui.shots.matches import moments

__all__ = ["moments"]
