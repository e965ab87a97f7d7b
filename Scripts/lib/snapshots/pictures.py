"""Reads pictures, and finds areas of one color, ink and colors in them. All boxes are (x, y, x2, y2) in pixels."""
import io
import math
import re
from collections import namedtuple

from PIL import Image, ImageChops, ImageCms

Area = namedtuple("Area", "box color pixels")
# Colors of one area differ by less, in each component.
TOLERANCE = 2


def opened(path, is_dark):
    """The picture in sRGB with 8 bits, without transparency; nothing where the checkout has only a pointer."""
    data = path.read_bytes()
    if data.startswith(b"version https://git-lfs"):
        return None
    picture = Image.open(io.BytesIO(data))
    profile = picture.info.get("icc_profile")
    picture = picture.convert("RGBA")
    if profile:
        alpha = picture.getchannel("A")
        picture = ImageCms.profileToProfile(
            picture.convert("RGB"), ImageCms.ImageCmsProfile(io.BytesIO(profile)),
            ImageCms.createProfile("sRGB"), ImageCms.Intent.RELATIVE_COLORIMETRIC).convert("RGBA")
        picture.putalpha(alpha)
    ground = Image.new("RGBA", picture.size, (0, 0, 0, 255) if is_dark else (255, 255, 255, 255))
    return Image.alpha_composite(ground, picture).convert("RGB")


def distance(picture, color):
    """A gray picture of the greatest difference of a component from a color."""
    parts = ImageChops.difference(picture, Image.new("RGB", picture.size, color)).split()
    return ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])


def components(mask):
    """The connected areas of the white pixels of a mask: (box, number of pixels)."""
    width, height = mask.size
    data = mask.tobytes()
    parents, boxes = [], []

    def root(index):
        while parents[index] != index:
            parents[index] = parents[parents[index]]
            index = parents[index]
        return index

    before = []
    run = re.compile(b"\xff+")
    for y in range(height):
        row, current, position = data[y * width:(y + 1) * width], [], 0
        if row.find(b"\xff") < 0:
            before = []
            continue
        for found in run.finditer(row):
            start, end = found.span()
            number = len(parents)
            parents.append(number)
            boxes.append([start, y, end, y + 1, end - start])
            while position < len(before) and before[position][1] <= start:
                position += 1
            touching = position
            while touching < len(before) and before[touching][0] < end:
                one, other = root(before[touching][2]), root(number)
                if one != other:
                    parents[other] = one
                    a, b = boxes[one], boxes[other]
                    boxes[one] = [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]), a[4] + b[4]]
                touching += 1
            current.append((start, end, number))
        before = current
    return [(tuple(box[:4]), box[4]) for index, box in enumerate(boxes) if parents[index] == index]


def areas(picture, scale, least=8):
    """The areas of one color that are larger than a number of square points, and lines of one color."""
    counts = sorted(picture.getcolors(picture.width * picture.height), reverse=True)
    found, taken = [], []
    for count, color in counts:
        if count < 6 * scale or len(taken) > 60:
            break
        if any(max(abs(a - b) for a, b in zip(color, other)) <= TOLERANCE for other in taken):
            continue
        taken.append(color)
        mask = distance(picture, color).point(lambda value: 255 if value <= TOLERANCE else 0)
        for box, pixels in components(mask):
            width, height = (box[2] - box[0]) / scale, (box[3] - box[1]) / scale
            filled = pixels / ((box[2] - box[0]) * (box[3] - box[1]))
            is_line = max(width, height) >= 8 and min(width, height) < 2 and filled > .9
            is_area = width >= 2 and height >= 2 and pixels >= least * scale * scale
            if (is_line or is_area) and not is_edge(picture, box, color):
                found.append(Area(box, color, pixels))
    return sorted(found, key=lambda area: -area.pixels)


def is_edge(picture, box, color):
    """Whether a line of one pixel is the blend of two areas, that is, an edge between pixels."""
    x, y, x2, y2 = box
    if min(x2 - x, y2 - y) > 1:
        return False
    middle = ((x + x2) // 2, (y + y2) // 2)
    step = (0, 1) if y2 - y == 1 else (1, 0)
    sides = [(middle[0] - step[0], middle[1] - step[1]), (middle[0] + step[0], middle[1] + step[1])]
    if any(not (0 <= a < picture.width and 0 <= b < picture.height) for a, b in sides):
        return False
    one, other = map(picture.getpixel, sides)
    return (max(abs(a - b) for a, b in zip(one, other)) > 8
            and all(min(a, b) - 3 <= c <= max(a, b) + 3 for a, b, c in zip(one, other, color)))


def cropped(picture, box):
    x, y, x2, y2 = box
    return picture.crop((max(0, math.floor(x)), max(0, math.floor(y)),
                         min(picture.width, math.ceil(x2)), min(picture.height, math.ceil(y2))))


def ground(picture):
    """The most frequent color."""
    return max(picture.getcolors(picture.width * picture.height))[1]


def ink(picture, box, share=.4):
    """The box of what is drawn in a box on its most frequent color; nothing if there is too little contrast."""
    part = cropped(picture, box)
    if part.width == 0 or part.height == 0:
        return None
    gray = distance(part, ground(part))
    most = gray.getextrema()[1]
    if most < 20:
        return None
    drawn = gray.point(lambda value: 255 if value > share * most else 0).getbbox()
    x, y = max(0, math.floor(box[0])), max(0, math.floor(box[1]))
    return (drawn[0] + x, drawn[1] + y, drawn[2] + x, drawn[3] + y)


def colors_of_ink(picture, box):
    """The ground of a box, and the mean color of its pixels that differ most from it."""
    part = cropped(picture, box)
    base = ground(part)
    counts = part.getcolors(part.width * part.height)
    far = sorted(counts, key=lambda entry: -sum(abs(a - b) for a, b in zip(entry[1], base)))
    wanted, seen, total = max(3, part.width * part.height // 100), 0, [0, 0, 0]
    for count, color in far:
        count = min(count, wanted - seen)
        seen += count
        total = [a + count * b for a, b in zip(total, color)]
        if seen >= wanted:
            break
    return base, tuple(value / seen for value in total)


def groups_of_ink(picture, scale):
    """Boxes of what is no area, joined to lines as texts have: a help to write cases down."""
    mask = Image.new("L", picture.size, 255)
    for _, color in sorted(picture.getcolors(picture.width * picture.height), reverse=True)[:12]:
        same = distance(picture, color).point(lambda value: 255 if value <= TOLERANCE else 0)
        for box, pixels in components(same):
            if pixels > 60 * scale * scale:
                part = cropped(same, box)
                mask.paste(0, box[:2] + (box[0] + part.width, box[1] + part.height), part)
    boxes = [list(box) for box, pixels in components(mask) if pixels > 1]
    joined = True
    while joined:
        joined = False
        boxes.sort()
        for index, one in enumerate(boxes):
            for other in boxes[index + 1:]:
                if other[0] - one[2] > 8 * scale:
                    break
                overlap = min(one[3], other[3]) - max(one[1], other[1])
                beside = overlap > .3 * min(one[3] - one[1], other[3] - other[1])
                stacked = (other[0] < one[2] and -3.5 * scale < overlap <= 0
                           and min(one[3] - one[1], other[3] - other[1]) < 4 * scale)
                if beside or stacked:
                    one[:] = [*map(min, one[:2], other[:2]), *map(max, one[2:], other[2:])]
                    boxes.remove(other)
                    joined = True
                    break
            if joined:
                break
    return sorted(boxes, key=lambda box: (round(box[3] / scale / 6), box[0]))


# --- colors ---------------------------------------------------------------------------------------


def lab(color):
    def linear(value):
        value /= 255
        return value / 12.92 if value <= .04045 else ((value + .055) / 1.055) ** 2.4
    r, g, b = map(linear, color)
    x, y, z = (.4124564 * r + .3575761 * g + .1804375 * b) / .95047, .2126729 * r + .7151522 * g + .0721750 * b, (
        .0193339 * r + .1191920 * g + .9503041 * b) / 1.08883

    def f(t):
        return t ** (1 / 3) if t > .008856 else 7.787 * t + 16 / 116
    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def delta(one, other):
    """The difference of two colors by CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = .5 * (1 - math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 if a or b else 0 for a, b in ((a1, b1), (a2, b2)))
    turn = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2 if c1 * c2 == 0 else ((h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2 + 360) / 2) % 360)
    t = (1 - .17 * math.cos(math.radians(h - 30)) + .24 * math.cos(math.radians(2 * h))
         + .32 * math.cos(math.radians(3 * h + 6)) - .20 * math.cos(math.radians(4 * h - 63)))
    sl, sc, sh = 1 + .015 * (l - 50) ** 2 / math.sqrt(20 + (l - 50) ** 2), 1 + .045 * c, 1 + .015 * c * t
    rt = (-2 * math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
          * math.sin(math.radians(60 * math.exp(-((h - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)
