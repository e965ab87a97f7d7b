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

RULES = []
