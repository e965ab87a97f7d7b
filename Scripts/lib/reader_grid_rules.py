"""Why cells of the grid of PDF readers are further than 2 % from the bitmap, each by name."""
import fnmatch
from dataclasses import dataclass


@dataclass
class Rule:
    """An explanation; `cells` are patterns, as of a shell, of the names that it holds for."""
    letter: str
    name: str
    readers: tuple
    cells: tuple
    # The most that it explains.
    most: float
    text: str
    # The most that is off away from edges, where that is what counts.
    off: float = 1.0

    def matches(self, cell):
        return any(fnmatch.fnmatch(cell, pattern) for pattern in self.cells)


READERS = ("poppler", "MuPDF", "Ghostscript", "PDFium")

EDGES = Rule(
    "a", "Edges", READERS, ("*",), 1.0,
    "Every reader smooths edges in its own way: what is off lies within a pixel of an edge of the bitmap, "
    "between the colours of its two sides.", off=0.01)

RULES = [
    Rule(
        "b", "plusLighter", READERS, ("* plusLighter *",), 0.6,
        "PDF has no such mode; it is drawn as `screen`, and noted as `drawingApproximated`."),
    Rule(
        "c", "Hue and saturation in poppler 22.12", ("poppler",), ("* hue *", "* saturation *"), 0.6,
        "poppler's non-separable modes clip colours at the ends of their range in another way than ISO "
        "32000-1, 11.3.5.3 says, which shows on pure colours; MuPDF, Ghostscript and PDFium agree with the "
        "bitmap."),
    Rule(
        "d", "Meshes in Ghostscript", ("Ghostscript",), ("* conic* hue *",), 0.08,
        "Ghostscript divides the patches of a conic gradient into a few even triangles, whose steps `hue` "
        "makes greater."),
    Rule(
        "e", "Turned images in Ghostscript", ("Ghostscript",), ("* image* turned",), 0.1,
        "Ghostscript shows an image that is to be interpolated as blocks where it is turned."),
]
