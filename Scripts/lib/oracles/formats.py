"""Oracle `formats`: every format and every reader show the same.

For each case the bitmap is compared with the PDF in each reader and with the SVG in librsvg: at most
2 % of the pixels differ once edges are forgiven, and the areas of twelve hues agree within 5 %. The
characters of texts have the color, opacity, size and origin that was written.
"""
import functools
import re
import subprocess

import pixels
from . import readers

numpy = pixels.require_numpy()

# A channel that is further from every pixel of the 3 × 3 neighbors counts as different.
FAR = 32
MOST = 0.02
CHROMA = 20
LEAST_SPREAD = 8
# A hue may differ by this share of its area, and this share of the image: PDFium draws thin lines a
# pixel thicker.
HUE_SHARE = 0.05
EDGE_HUE = 0.01
# librsvg takes a point for 4/3 of a pixel.
SVG_SCALE = "1.5"
ALPHABETIC = ("latin", "accented", "greek", "cyrillic")
# The tolerance of an origin, in points.
PLACE = 0.05
OPERATOR = re.compile(rb"(^|[\s\d])(rg|RG|g|G|gs|cs|CS|scn|SCN|w|J|j|M|d|cm|q|Q|re|Tf|Tm|BT|ET|EMC|BDC)[\n ]")


def crop(first, second):
    height, width = min(first.shape[0], second.shape[0]), min(first.shape[1], second.shape[1])
    return first[:height, :width], second[:height, :width]


def difference(first, second):
    """The share of pixels that differ beyond their edges."""
    return float((pixels.beyond(first, second, FAR) | pixels.beyond(second, first, FAR)).mean())


def hues(image):
    """The areas of twelve hues in CIELAB, as shares of the image; a chroma of 60 counts whole, 20 not at all."""
    # Colors whose channels are nearer to each other have a chroma below the least one.
    red, green, blue = image[..., 0], image[..., 1], image[..., 2]
    spread = numpy.maximum(numpy.maximum(red, green), blue) - numpy.minimum(numpy.minimum(red, green), blue)
    colorful = image[spread > LEAST_SPREAD]
    rgb = colorful.astype(numpy.float64) / 255
    linear = numpy.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = linear @ numpy.array([
        [0.4124, 0.2126, 0.0193], [0.3576, 0.7152, 0.1192], [0.1805, 0.0722, 0.9505]])
    xyz /= numpy.array([0.9505, 1.0, 1.089])
    f = numpy.where(xyz > 216 / 24389, numpy.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    a, b = 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])
    chroma = numpy.hypot(a, b)
    angle = (numpy.degrees(numpy.arctan2(b, a)) + 360) % 360
    # Weighted by the chroma beyond the least one, so that an edge counts by the ink on it, and a large
    # area whose chroma is near the least one counts alike where readers round its color apart.
    weight = numpy.maximum(chroma - CHROMA, 0)
    return numpy.histogram(angle, bins=12, range=(0, 360), weights=weight)[0] / (image.size // 3) / 40


def hue_fault(a, b):
    # A hue at the border of two sectors may lie in either.
    for index in range(12):
        window = [(index - 1) % 12, index, (index + 1) % 12]
        pairs = [(a[index], b[index]), (a[window].sum(), b[window].sum())]
        if all(abs(one - other) > HUE_SHARE * max(one, other) + EDGE_HUE for one, other in pairs):
            return f"area of the hue {30 * index}° is {100 * a[index]:.2f} % and {100 * b[index]:.2f} %"
    return None


# Each bitmap is compared with several readers, one reader after the other.
@functools.lru_cache(maxsize=4096)
def hues_of_file(path):
    return hues(pixels.read(path))


def compare_pixels(name, path, other, faults):
    bitmap = pixels.read(path)
    first, second = crop(bitmap, other)
    if abs(bitmap.shape[0] - other.shape[0]) > 2 or abs(bitmap.shape[1] - other.shape[1]) > 2:
        faults.append(f"{name}: size {other.shape[1]} × {other.shape[0]} beside {bitmap.shape[1]} × {bitmap.shape[0]}")
    share = difference(first, second)
    if share > MOST:
        faults.append(f"{name}: {100 * share:.2f} % of the pixels differ from the bitmap")
    hue = hue_fault(hues_of_file(path), hues(other))
    if hue:
        faults.append(f"{name}: {hue}")


def check_streams(document, faults):
    for stream in readers.content_streams(document):
        for array in re.findall(rb"\[((?:\((?:\\.|[^\\()])*\)|[^\]()])*)\]\s*TJ", stream, re.DOTALL):
            for string in re.findall(rb"\(((?:\\.|[^\\()])*)\)", array, re.DOTALL):
                text = re.sub(rb"\\(.)", rb"\1", string, flags=re.DOTALL)
                if OPERATOR.search(text):
                    faults.append(f"an operator within a string: {text[:60]!r}")


def check_words(case, characters, reader, faults):
    """Compares color, opacity and size of each word, and the origin of its first character.

    Words of scripts whose characters join, reorder or run from right to left are looked for, but not
    missed: each reader has its own order for them. Pango aligns such runs, and what follows them, by the
    baseline of their script, which the layout does not tell, so that lines with them have no origins.
    """
    text = "".join(character[0] for character in characters)
    starts = [index for index, character in enumerate(characters) for _ in character[0]]
    places = {word["text"]: (word["x"], word["baseline"]) for word in case["words"]}
    is_alphabetic = all(run["script"] in ALPHABETIC for run in case["runs"])
    for run in case["runs"]:
        color = tuple(round(255 * part) for part in run["color"])
        for word in run["words"]:
            at = text.find(word)
            if at < 0:
                if run["script"] in ALPHABETIC:
                    faults.append(f"{reader}: the word “{word}” is not found in “{text}”")
                continue
            # The end of one reordered word and the beginning of another may look like it.
            if run["script"] not in ALPHABETIC and not (
                    text[at - 1:at].isspace() and text[at + len(word):at + len(word) + 1].isspace()):
                continue
            shown = [characters[starts[index]] for index in range(at, at + len(word))]
            if any(abs(a - b) > 1 for each in shown for a, b in zip(each[1], color)):
                faults.append(f"{reader}: “{word}” has the color {shown[0][1]} instead of {color}")
            if any(abs(each[2] - run["size"]) > 0.01 for each in shown):
                faults.append(f"{reader}: “{word}” has the size {shown[0][2]} instead of {run['size']}")
            if word in places and is_alphabetic:
                x, baseline = places[word]
                left, bottom = shown[0][3], shown[0][4] + run["baselineOffset"]
                # Half of the kerning is before a character, except at the beginning of a line.
                far = min(abs(left - x), abs(left - x - run["kerning"] / 2), abs(left - x + run["kerning"] / 2))
                if far > PLACE or abs(bottom - baseline) > PLACE:
                    faults.append(
                        f"{reader}: “{word}” stands at ({left:.2f}, {bottom:.2f}) instead of ({x:.2f}, {baseline:.2f})")


def check(folder, cases, tools):
    """The faults of each case, by its name."""
    faults = {case["name"]: [] for case in cases}
    files = [folder / f"{case['name']}.pdf" for case in cases]
    merged = folder / "merged.pdf"
    readers.merge(files, merged)
    for reader, draw in tools.readers.items():
        draw(merged, folder)
        drawn = readers.pages(folder, reader)
        index = 0
        for case in cases:
            if len(drawn) < index + case["pages"]:
                faults[case["name"]].append(f"{reader}: pages are missing")
                break
            for number in range(1, case["pages"] + 1):
                title = reader if case["pages"] == 1 else f"{reader}, page {number}"
                compare_pixels(
                    title, folder / f"{case['name']}-{number}.png", pixels.read(drawn[index]), faults[case["name"]])
                index += 1
        for page in drawn:
            page.unlink()
    check_streams(merged, faults[cases[0]["name"]])
    for case in cases:
        if not case["isRepeatable"]:
            faults[case["name"]].append("other bytes in a task")
        if case["hasSVG"]:
            image = folder / f"{case['name']}-svg.png"
            subprocess.run(
                ["rsvg-convert", "-z", SVG_SCALE, "-b", "white", "-o", image, folder / f"{case['name']}.svg"], check=True)
            compare_pixels(
                "SVG in librsvg", folder / f"{case['name']}-1.png", pixels.read(image), faults[case["name"]])
    if cases[0].get("runs"):
        found = {"mupdf": readers.mupdf_characters(merged)}
        if "pdfium" in tools.readers:
            found["pdfium"] = readers.pdfium_characters(merged)
        for reader, by_page in found.items():
            for case, characters in zip(cases, by_page):
                check_words(case, characters, reader, faults[case["name"]])
    return faults
