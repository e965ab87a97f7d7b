"""Scores a picture of Easel by one of iOS: frames, text, colors and symbols."""
import pictures

WEIGHTS = {"frames": 40, "text": 30, "colors": 20, "symbols": 10}


class Score:
    """The parts of a score, each a list of (share from 0 to 1, reason)."""

    def __init__(self):
        self.parts = {name: [] for name in WEIGHTS}
        self.missing = []
        # What both pictures have, for colors.
        self.pairs = []

    def add(self, part, share, reason):
        self.parts[part].append((share, reason))

    def share(self, part):
        entries = self.parts[part]
        return sum(share for share, _ in entries) / len(entries) if entries else None

    @property
    def total(self):
        """The score of 100; parts that a picture does not have do not count."""
        known = {part: self.share(part) for part in WEIGHTS if self.parts[part]}
        weight = sum(WEIGHTS[part] for part in known)
        return 100 * sum(WEIGHTS[part] * share for part, share in known.items()) / weight if weight else 0

    @property
    def passes(self):
        return self.total >= 90 and not self.missing

    def reasons(self):
        """Each miss with the points that it costs, the dearest first."""
        weight = sum(WEIGHTS[part] for part in WEIGHTS if self.parts[part]) or 1
        found = []
        for part, entries in self.parts.items():
            for share, reason in entries:
                lost = 100 * WEIGHTS[part] / weight * (1 - share) / len(entries)
                if lost > .05:
                    found.append((lost, f"{part}: {reason}"))
        return sorted(found, key=lambda entry: -entry[0])


def rounded(value):
    return f"{value:.1f}".removesuffix(".0")


def text_box(box):
    x, y, x2, y2 = (rounded(value) for value in box)
    return f"({x}, {y})–({x2}, {y2})"


def inside(box, boxes, margin):
    """Whether most of a box lies within one of some boxes."""
    area = max(1, (box[2] - box[0]) * (box[3] - box[1]))
    for other in boxes:
        width = min(box[2], other[2] + margin) - max(box[0], other[0] - margin)
        height = min(box[3], other[3] + margin) - max(box[1], other[1] - margin)
        if width > 0 and height > 0 and width * height >= .85 * area:
            return True
    return False


def compact(text):
    return "".join(text.split())


def drawn_lines(outcome):
    """The lines of text that Easel drew; pieces beside each other on one baseline stay pieces."""
    return [{**line, "box": (line["x"], line["y"], line["x"] + line["width"], line["y"] + line["height"])}
            for line in outcome["lines"] if line["text"].strip()]


def runs_of(expected, lines, used, near):
    """The indices of the drawn pieces that are together a text: those nearest to a place."""
    wanted = compact(expected)
    best, best_distance = None, None
    for start in range(len(lines)):
        if start in used or not wanted.startswith(compact(lines[start]["text"])):
            continue
        text, indices = "", []
        for index in range(start, len(lines)):
            if index in used or abs(lines[index]["baseline"] - lines[start]["baseline"]) > 6:
                continue
            piece = compact(lines[index]["text"])
            if not wanted.startswith(text + piece):
                break
            text += piece
            indices.append(index)
            if text == wanted:
                break
        if text != wanted:
            continue
        box = joined([lines[index]["box"] for index in indices])
        apart = abs(box[0] + box[2] - near[0] - near[2]) / 2 + abs(box[1] + box[3] - near[1] - near[3]) / 2
        if best is None or apart < best_distance:
            best, best_distance = indices, apart
    return best


def joined(boxes):
    return (min(box[0] for box in boxes), min(box[1] for box in boxes),
            max(box[2] for box in boxes), max(box[3] for box in boxes))


def score_text(score, view, theirs, ours, outcome, scale, is_tolerant):
    """Compares strings, order and ink of the lines; returns the boxes of texts in both, in points."""
    lines = drawn_lines(outcome)
    used, order = set(), []
    for text, x, y, width, height in view.get("texts", []):
        place = (x, y, x + width, y + height)
        found = runs_of(text, lines, used, place)
        if not found:
            score.add("text", 0, f"no line “{text}”")
            score.missing.append(f"the line “{text}”")
            continue
        used.update(found)
        order.append(found[0])
        run = joined([lines[index]["box"] for index in found])
        seen = pictures.ink(ours, [value * scale for value in (run[0] - 1, run[1], run[2] + 1, run[3])])
        if not seen:
            score.add("text", 0, f"“{text}” is not visible")
            score.missing.append(f"the line “{text}”")
            continue
        seen = tuple(value / scale for value in seen)
        share, said = .25, []
        high = 1.5 if len(view["texts"]) <= 8 else max(1.5, .03 * theirs.height / scale)
        down = (seen[1] + seen[3] - place[1] - place[3]) / 2
        if abs(down) <= high:
            share += .25
        else:
            said.append(f"{rounded(abs(down))} pt too {'low' if down > 0 else 'high'}")
        sides = [seen[0] - place[0], (seen[0] + seen[2] - place[0] - place[2]) / 2, seen[2] - place[2]]
        if abs(sides[1]) <= 2 and min(map(abs, sides)) <= 1:
            share += .25
        else:
            said.append("sides at " + ", ".join(f"{side:+.1f}" for side in (sides[0], sides[2])) + " pt")
        bound = max((.15 if is_tolerant else .03) * width, 1.5)
        wider = seen[2] - seen[0] - width
        if abs(wider) <= bound:
            share += .25
        else:
            said.append(f"{rounded(seen[2] - seen[0])} pt wide, not {rounded(width)}")
        score.add("text", share, f"“{text}” is " + ", ".join(said))
        score.pairs.append((place, run, text))
    for index, (one, other) in enumerate(zip(order, order[1:])):
        if other < one:
            score.add("text", .5, f"“{view['texts'][index + 1][0]}” is drawn in another order")
    for index, line in enumerate(lines):
        if index not in used and view.get("texts") is not None:
            score.add("text", 0, f"there is “{line['text']}”, which iOS does not have there")
    return [place for place, _, _ in score.pairs], [line["box"] for line in lines]


def score_frames(score, view, theirs, ours, left_out, scale):
    """Compares the areas of one color, apart from those of texts and symbols."""
    # A length that texts decide is that of another font.
    bounds = [1 if length in view else 2 * scale for length in ("width", "height")]
    if abs(theirs.width - ours.width) <= bounds[0] and abs(theirs.height - ours.height) <= bounds[1]:
        score.add("frames", 1, "")
    else:
        score.add("frames", 0, "the picture has {} × {} px, not {} × {}".format(*ours.size, *theirs.size))
    bound = view.get("tolerance", 1)
    least = view.get("least", 8)
    found = []
    for picture, boxes in ((theirs, left_out[0]), (ours, left_out[1])):
        pixels = [tuple(value * scale for value in box) for box in boxes]
        found.append([area for area in pictures.areas(picture, scale, least)
                      if not inside(area.box, pixels, 1.5 * scale)])
    rest = list(found[1])
    for area in found[0]:
        box = tuple(value / scale for value in area.box)
        best, nearness = None, 0
        for other in rest:
            near = likeness(area, other)
            if near > nearness:
                best, nearness = other, near
        name = "a{} of {} at {}".format(
            " line" if min(box[2] - box[0], box[3] - box[1]) < 2 else "n area", area.color, text_box(box))
        if best is None:
            score.add("frames", 0, f"{name} is missing")
            score.add("colors", 0, f"{name} is missing")
            if min(box[2] - box[0], box[3] - box[1]) >= 2:
                score.missing.append(name)
            continue
        rest.remove(best)
        ends = tuple(value / scale for value in best.box)
        wrong = [edge for edge, a, b in zip(("left", "top", "right", "bottom"), box, ends) if abs(a - b) > bound + .01]
        full = max(area.pixels, best.pixels) - min(area.pixels, best.pixels)
        share = 1 - len(wrong) / 4
        said = f"{name} is at {text_box(ends)}" if wrong else ""
        rim = 2 * scale * bound * ((area.box[2] - area.box[0]) + (area.box[3] - area.box[1]))
        if not wrong and full > max(.06 * area.pixels, min(rim, .2 * area.pixels)):
            share, said = .5, f"{name} has {best.pixels} px, not {area.pixels}"
        score.add("frames", share, said)
        apart = pictures.delta(area.color, best.color)
        score.add("colors", 1 if apart <= view.get("delta", 3) else 0,
                  f"{name} has the color {best.color} (ΔE {rounded(apart)})")
    for other in rest:
        box = tuple(value / scale for value in other.box)
        score.add("frames", 0, f"there is an area of {other.color} at {text_box(box)}, which iOS does not have")


def likeness(one, other):
    """How much two areas are alike, from 0 to 1, by place and color."""
    width = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
    height = min(one.box[3], other.box[3]) - max(one.box[1], other.box[1])
    # Lines that lie beside each other have nothing in common.
    thick = [min(area.box[2] - area.box[0], area.box[3] - area.box[1]) for area in (one, other)]
    reach = 10 if max(thick) <= 6 else 0
    width, height = width + reach, height + reach
    if width <= 0 or height <= 0:
        return 0
    sizes = [(area.box[2] - area.box[0] + reach) * (area.box[3] - area.box[1] + reach) for area in (one, other)]
    overlap = width * height / (sizes[0] + sizes[1] - width * height)
    apart = pictures.delta(one.color, other.color)
    return overlap * max(.05, 1 - apart / 60) if overlap > .15 else 0


def score_symbols(score, view, theirs, ours, scale):
    for name, x, y, width, height in view.get("symbols", []):
        place = (x, y, x + width, y + height)
        around = [value * scale for value in (x - 3, y - 3, x + width + 3, y + height + 3)]
        seen = pictures.ink(ours, around, .3)
        if not seen:
            score.add("symbols", 0, f"the symbol {name} is missing at {text_box(place)}")
            score.missing.append(f"the symbol {name}")
            continue
        seen = tuple(value / scale for value in seen)
        wrong = [a for a, b in zip(seen, place) if abs(a - b) > 2]
        score.add("symbols", 1 - len(wrong) / 4, f"the symbol {name} is at {text_box(seen)}, not {text_box(place)}")


def score_colors_of_text(score, theirs, ours, scale):
    """Compares the colors of ink: the one must lie between the ground and the other, and near to it."""
    for place, run, text in score.pairs:
        base, one = pictures.colors_of_ink(
            theirs, [value * scale for value in (place[0] - 1, place[1] - 1, place[2] + 1, place[3] + 1)])
        floor, other = pictures.colors_of_ink(
            ours, [value * scale for value in (run[0] - 1, run[1], run[2] + 1, run[3])])
        lengths = [sum((a - b) ** 2 for a, b in zip(color, ground)) ** .5
                   for color, ground in ((one, base), (other, floor))]
        ratio = lengths[0] / max(lengths[1], 1)
        near = min(
            pictures.delta(one, tuple(g + (c - g) * part / 40 for g, c in zip(floor, other))) for part in range(20, 61))
        alike = near <= 6 and .72 <= ratio <= 1.4
        written = ["({:.0f}, {:.0f}, {:.0f})".format(*color) for color in (other, one)]
        score.add("colors", 1 if alike else 0, f"“{text}” has the color {written[0]}, not {written[1]}")


def column(picture, x, color, y, y2):
    """The first pixel from the top in a column that has nearly a color."""
    for row in range(y, y2):
        if max(abs(a - b) for a, b in zip(picture.getpixel((x, row)), color)) <= 40:
            return row
    return None


def score_curves(score, view, theirs, ours, scale):
    for curve in view.get("curves", []):
        color, (x, y, x2, y2) = tuple(curve["color"]), curve["box"]
        for step in range(7):
            at = x + (x2 - x) * (step + .5) / 7
            ends = [column(picture, round(at * scale), color, round(y * scale), min(picture.height, round(y2 * scale)))
                    for picture in (theirs, ours) if round(at * scale) < picture.width]
            if len(ends) < 2 or ends[0] is None:
                continue
            if ends[1] is None:
                score.add("frames", 0, f"the curve at x = {rounded(at)} is missing")
            else:
                down = (ends[1] - ends[0]) / scale
                score.add("frames", 1 if abs(down) <= max(.5, 1 / scale) else 0,
                          f"the curve at x = {rounded(at)} is {rounded(abs(down))} pt too "
                          f"{'low' if down > 0 else 'high'}")


def score_boxes(score, view, theirs, ours, scale):
    """Compares the edges of areas of several colors, such as gradients, which a case lists, and their middles."""
    bound = view.get("tolerance", 1)
    for x, y, width, height in view.get("boxes", []):
        place = (x, y, x + width, y + height)
        seen = pictures.ink(ours, [value * scale for value in (x - 3.5, y - 3.5, place[2] + 3.5, place[3] + 3.5)], .25)
        if not seen:
            score.add("frames", 0, f"nothing is drawn at {text_box(place)}")
            continue
        seen = tuple(value / scale for value in seen)
        wrong = [a for a, b in zip(place, seen) if abs(a - b) > bound + .01]
        score.add("frames", 1 - len(wrong) / 4, f"the box at {text_box(place)} is at {text_box(seen)}")
        for part in (.25, .5, .75):
            middle = (round((x + width / 2) * scale), round((y + height * part) * scale))
            if middle[0] < ours.width and middle[1] < ours.height:
                one, other = theirs.getpixel(middle), ours.getpixel(middle)
                apart = pictures.delta(one, other)
                score.add("colors", 1 if apart <= view.get("delta", 3) else 0,
                          f"({middle[0] / scale:g}, {middle[1] / scale:g}) has the color {other}, not {one} "
                          f"(ΔE {rounded(apart)})")


def line_near(picture, rule, scale):
    """The place of a thin line near to where one is expected, and whether it is dashed."""
    is_upright = "x" in rule
    place = rule["x" if is_upright else "y"]
    start, end = (round(value * scale) for value in rule["span"])
    size = picture.width if is_upright else picture.height
    best = None
    for at in range(max(3, round((place - 4) * scale)), min(size - 3, round((place + 4) * scale) + 1)):
        contrasts = []
        for along in range(start, end):
            line, one, other = (picture.getpixel((at + off, along) if is_upright else (along, at + off))
                                for off in (0, -3, 3))
            contrasts.append(max(min(abs(a - b), abs(a - c)) for a, b, c in zip(line, one, other)))
        mean = sum(contrasts) / len(contrasts)
        if best is None or mean > best[0]:
            drawn = sum(contrast > .5 * max(contrasts) for contrast in contrasts) / len(contrasts)
            best = (mean, at / scale, drawn < .8)
    return best if best and best[0] > 2 else None


def score_rules(score, view, theirs, ours, scale):
    """Compares grid lines: their places, and whether they are dashed."""
    for rule in view.get("rules", []):
        name = "the line at {} = {}".format(*next((axis, rule[axis]) for axis in "xy" if axis in rule))
        one, other = line_near(theirs, rule, scale), line_near(ours, rule, scale)
        if one is None:
            raise ValueError(f"iOS's picture does not have {name}")
        if other is None:
            score.add("frames", 0, f"{name} is missing")
            continue
        share = .5 if abs(one[1] - other[1]) <= .5 else 0
        share += .5 if one[2] == other[2] else 0
        score.add("frames", share, f"{name} is {'dashed' if other[2] else 'solid'} at {rounded(other[1])}, "
                  f"not {'dashed' if one[2] else 'solid'} at {rounded(one[1])}")


def score_samples(score, view, theirs, ours, scale):
    """Compares colors at points, for gradients."""
    for x, y in view.get("samples", []):
        place = (min(round(x * scale), ours.width - 1), min(round(y * scale), ours.height - 1))
        one, other = theirs.getpixel((round(x * scale), round(y * scale))), ours.getpixel(place)
        apart = pictures.delta(one, other)
        score.add("colors", 1 if apart <= view.get("delta", 3) else 0,
                  f"({rounded(x)}, {rounded(y)}) has the color {other}, not {one} (ΔE {rounded(apart)})")


def scored(view, theirs, ours, outcome, is_tolerant=False):
    """The score of a picture of Easel by that of iOS."""
    score, scale = Score(), view["scale"]
    places, runs = score_text(score, view, theirs, ours, outcome, scale, is_tolerant)
    expected = [(x, y, x + width, y + height) for _, x, y, width, height in view.get("texts", [])]
    symbols = [(x - 2, y - 2, x + width + 2, y + height + 2) for _, x, y, width, height in view.get("symbols", [])]
    apart = [tuple(box) for box in view.get("ignored", [])]
    score_frames(score, view, theirs, ours, (expected + symbols + apart, runs + symbols + apart), scale)
    score_curves(score, view, theirs, ours, scale)
    score_boxes(score, view, theirs, ours, scale)
    score_rules(score, view, theirs, ours, scale)
    score_samples(score, view, theirs, ours, scale)
    score_symbols(score, view, theirs, ours, scale)
    score_colors_of_text(score, theirs, ours, scale)
    return score


def faults_of_default_font(outcome, plain):
    """What is wrong with the lines in the default font, beside those in the stand-in: order, number, and places."""
    lines, others = drawn_lines(outcome), drawn_lines(plain)
    found = []
    if compact("".join(line["text"] for line in lines)) != compact("".join(line["text"] for line in others)):
        found.append("other text or another order")
    if abs(len(lines) - len(others)) > max(1, len(lines) // 8):
        found.append(f"{len(others)} lines, not {len(lines)}")
    for index, line in enumerate(others):
        x, y, x2, y2 = line["box"]
        if min(x, y) < -1 or x2 > plain["width"] + 1 or y2 > plain["height"] + 1:
            found.append(f"“{line['text']}” leaves the picture")
        for other in others[index + 1:]:
            width = min(x2, other["box"][2]) - max(x, other["box"][0])
            height = min(y2, other["box"][3]) - max(y, other["box"][1])
            if width > 1 and height > .3 * min(y2 - y, other["height"]):
                found.append(f"“{line['text']}” overlaps “{other['text']}”")
    return found
