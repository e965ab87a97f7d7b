"""Programs that read documents: the pages as pixels, and their characters."""
import ctypes
import functools
import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path

RESOLUTION = 144


def run(command):
    """What a program prints; stops at a program that fails."""
    result = subprocess.run([str(part) for part in command], capture_output=True)
    if result.returncode:
        raise RuntimeError(f"{' '.join(map(str, command[:3]))} …: {result.stderr.decode(errors='replace')[-500:]}")
    return result.stdout.decode(errors="replace")


def merge(files, merged):
    """One document of the pages of many, whose contents qpdf leaves as they are."""
    run(["qpdf", "--empty", "--pages", *files, "--", merged])


def poppler(document, folder):
    run(["pdftoppm", "-r", RESOLUTION, document, folder / "poppler"])


def mupdf(document, folder):
    run(["mutool", "draw", "-q", "-r", RESOLUTION, "-F", "ppm", "-o", folder / "mupdf-%06d.ppm", document])


def ghostscript(document, folder):
    run(["gs", "-q", "-dSAFER", "-dNOPAUSE", "-dBATCH", "-sDEVICE=ppmraw", f"-r{RESOLUTION}",
         "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", f"-sOutputFile={folder}/ghostscript-%06d.ppm", document])


def pdfium(document, folder):
    import numpy
    import pypdfium2
    with pypdfium2.PdfDocument(document) as pdf:
        for number, page in enumerate(pdf, 1):
            pixels = page.render(scale=RESOLUTION / 72).to_numpy()[:, :, :3]
            height, width, _ = pixels.shape
            with open(folder / f"pdfium-{number:06d}.ppm", "wb") as file:
                file.write(b"P6 %d %d 255\n" % (width, height))
                file.write(numpy.ascontiguousarray(pixels[:, :, ::-1]).tobytes())


class Tools:
    """The programs that read documents here."""

    def __init__(self, with_ghostscript=False, verapdf=()):
        # By name: each draws the pages of a document into a folder.
        self.readers = {"poppler": poppler, "mupdf": mupdf}
        if importlib.util.find_spec("pypdfium2"):
            self.readers["pdfium"] = pdfium
        if with_ghostscript and shutil.which("gs"):
            self.readers["ghostscript"] = ghostscript
        # The command that validates; empty for none.
        self.verapdf = list(verapdf)

    def conforms(self, flavour, files):
        """Whether all files conform to a standard, and what veraPDF says."""
        result = subprocess.run(
            [str(part) for part in [*self.verapdf, flavour, *files]], capture_output=True, text=True)
        return result.returncode == 0, (result.stdout + result.stderr).strip()


def pages(folder, reader):
    """The files that a reader wrote, in the order of the pages."""
    return sorted(folder.glob(f"{reader}-*.ppm"), key=lambda path: int(re.findall(r"\d+", path.stem)[-1]))


def pdfium_characters(document):
    """For each page its characters: text, color with opacity (0 to 255), size, and origin from the top."""
    import pypdfium2
    import pypdfium2.raw as raw
    found = []
    with pypdfium2.PdfDocument(document) as pdf:
        for page in pdf:
            text = page.get_textpage()
            height = page.get_height()
            characters = []
            for index in range(text.count_chars()):
                # PDFium adds spaces of its own where letters are spaced.
                if raw.FPDFText_IsGenerated(text, index) == 1:
                    continue
                code = raw.FPDFText_GetUnicode(text, index)
                color = [ctypes.c_uint() for _ in range(4)]
                raw.FPDFText_GetFillColor(text, index, *color)
                x, y = ctypes.c_double(), ctypes.c_double()
                raw.FPDFText_GetCharOrigin(text, index, x, y)
                characters.append((
                    chr(code), tuple(part.value for part in color), raw.FPDFText_GetFontSize(text, index),
                    x.value, height - y.value))
            found.append(characters)
    return found


def mupdf_characters(document):
    """As pdfium_characters, from MuPDF's trace, without what is not shown."""
    found = []
    color, size, matrix = None, 0.0, (1, 0, 0, 1, 0, 0)
    is_filled = False
    for line in run(["mutool", "trace", document]).split("\n"):
        line = line.strip()
        facts = dict(re.findall(r'([\w-]+)="([^"]*)"', line))
        if line.startswith("<page "):
            found.append([])
        elif line.startswith("<fill_text"):
            parts = [float(part) for part in facts["color"].split()]
            parts = parts * 3 if len(parts) == 1 else parts
            color = tuple(round(255 * part) for part in parts) + (round(255 * float(facts.get("alpha", 1))),)
            matrix = tuple(float(part) for part in facts["transform"].split())
            is_filled = True
        elif line.startswith("</fill_text"):
            is_filled = False
        elif line.startswith("<span") and is_filled:
            size = float(facts["trm"].split()[0])
        elif line.startswith("<g ") and is_filled:
            name = re.search(r'unicode="(.*?)" glyph', line)
            text = name[1] if name else ""
            x, y = float(facts["x"]), float(facts["y"])
            found[-1].append((
                text.replace("&lt;", "<").replace("&amp;", "&"), color, size,
                matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]))
    return found


def content_streams(document):
    """The decoded content streams of a document."""
    with_streams = subprocess.run(
        ["qpdf", "--qdf", "--object-streams=disable", document, "-"], capture_output=True, check=True).stdout
    for stream in re.findall(rb"\nstream\n(.*?)\nendstream", with_streams, re.DOTALL):
        if b" Tf\n" in stream:
            yield stream


# Oracles that read the same documents ask for the same trees, one after the other.
@functools.lru_cache(maxsize=64)
def structure(document):
    """The structure tree as poppler reads it: a list of (depth, name or text, is text)."""
    lines = []
    for line in run(["pdfinfo", "-struct-text", document]).split("\n"):
        body = line.lstrip(" ")
        if not body or body.startswith("/"):
            continue
        depth = (len(line) - len(body)) // 2
        if body.startswith('"'):
            lines.append((depth, body[1:-1] if body.endswith('"') else body[1:], True))
        elif not lines or not lines[-1][2] or re.match(r"[A-Z][A-Za-z0-9]*\b", body):
            lines.append((depth, body, False))
    return lines


def elements(document):
    """The language of the document, and the elements of its structure in order.

    For each its type, its own language and its alternative text, both empty for none.
    """
    result = subprocess.run(["qpdf", "--json=1", "--json-key=objects", document], capture_output=True, check=True)
    objects = json.loads(result.stdout)["objects"]
    found = []

    def value(item):
        return objects.get(item) if isinstance(item, str) and item.endswith(" R") else item

    def walk(item):
        item = value(item)
        if isinstance(item, list):
            for kid in item:
                walk(kid)
        elif isinstance(item, dict) and "/S" in item:
            found.append((roles.get(item["/S"], item["/S"])[1:], item.get("/Lang", ""), item.get("/Alt", "")))
            walk(item.get("/K"))

    catalog = value(objects["trailer"]["/Root"])
    root = value(catalog["/StructTreeRoot"])
    # Poppler names the standard type.
    roles = value(root.get("/RoleMap", {}))
    walk(root["/K"])
    return catalog.get("/Lang", ""), found


def read_cases(folder):
    with open(Path(folder) / "cases.jsonl", encoding="utf-8") as file:
        return [json.loads(line) for line in file]
