"""Parts of faces that stay the same while figures on them change: painted once, then laid down as they were."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from ui.art.face import Look, Painter
from ui.art.gouges import painting

MOST = 96
"""So many parts are kept."""
_parts: OrderedDict[Hashable, QImage] = OrderedDict()


def kept(painter: QPainter, rect: QRectF, look: Look, name: Hashable, paint: Painter, room: float = 0.0) -> None:
    """Paint a part in ``rect``, and ``room`` logical pixels beyond it on every side; ``name`` says all about it but its
    size, scale and look. A part that lies turned is painted anew."""
    lies = painter.worldTransform()
    scale = lies.m11()
    if lies.isRotating() or scale <= 0 or lies.m22() != scale:
        paint(painter, rect, look)
        return
    key = (name, rect.width(), rect.height(), scale, look)
    edge = math.ceil(room * scale)
    image = _parts.get(key)
    if image is None:
        wide, high = math.ceil(rect.width() * scale) + 2 * edge, math.ceil(rect.height() * scale) + 2 * edge
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with painting(image) as part:
            part.translate(edge, edge)
            part.scale(scale, scale)
            paint(part, QRectF(0, 0, rect.width(), rect.height()), look)
        image.setDevicePixelRatio(scale)
        _parts[key] = image
        if len(_parts) > MOST:
            _parts.popitem(last=False)
    else:
        _parts.move_to_end(key)
    painter.drawImage(rect.topLeft() - QPointF(edge, edge) / scale, image)
