"""The appearance settings, applied once to finished pictures: contrast, grain, colour temperature."""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QTransform

from ui.art.face import Look
from ui.art.gouges import painting
from ui.art.palette import mix
from ui.art.prints import wear_tile

WARM, COOL = "#FFD9A0", "#BFD6FF"
GREY = QColor(128, 122, 112)


def neutral(look: Look) -> bool:
    """Whether finished pictures stay as they are; less grain is a matter of painting, not of the finished picture."""
    return look.contrast == 50 and look.temperature == 50 and look.grain <= 50


def applied(image: QImage, look: Look, dpr: float = 1.0) -> QImage:
    """The picture (in device pixels) in this appearance, its transparency kept; the same image if nothing changes."""
    if neutral(look):
        return image
    # Blend modes would paint where the picture is transparent: work on the bare colours, give the alpha back after.
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    bare = image.convertToFormat(QImage.Format.Format_ARGB32)
    bare.reinterpretAsFormat(QImage.Format.Format_RGB32)
    with painting(bare) as painter:
        _contrast(painter, bare, look.contrast)
        if look.temperature != 50:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            tint = WARM if look.temperature > 50 else COOL
            painter.fillRect(bare.rect(), mix("#FFFFFF", tint, abs(look.temperature - 50) / 50))
        if look.grain > 50:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setOpacity((look.grain - 50) / 60)
            specks = QBrush(wear_tile())
            specks.setTransform(QTransform.fromScale(0.5 * dpr, 0.5 * dpr))
            painter.fillRect(bare.rect(), specks)
    bare.setAlphaChannel(alpha)
    return _blended(image, bare.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _blended(image: QImage, changed: QImage) -> QImage:
    """The changed picture where it is solid, the old one where it is thin: glows and shadows keep their colour."""
    with painting(changed) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, image)
    result = image.copy()
    with painting(result) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.drawImage(0, 0, image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.drawImage(0, 0, changed)
    return result


def _contrast(painter: QPainter, image: QImage, contrast: int) -> None:
    """Above 50 the picture is laid over itself (darks darker, lights lighter), below 50 under a grey veil."""
    away = abs(contrast - 50) / 50
    if contrast > 50:
        copy = image.copy()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        painter.setOpacity(away)
        painter.drawImage(0, 0, copy)
    elif contrast < 50:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setOpacity(away * 0.38)
        painter.fillRect(image.rect(), GREY)
    painter.setOpacity(1.0)
