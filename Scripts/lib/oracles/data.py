"""Oracle `data`: the marks of a chart, read through the ticks of its axes, are the data from which it was made."""
import itertools
import math

from . import charts

# Points by which geometry may differ: less than a device pixel.
NEAR = 0.3
SMOOTH = ("monotone", "catmullRom", "cardinal")


class Examined:
    """A chart with its data; the faults are found by the kind of its marks."""

    def __init__(self, data, chart, diagnostics):
        self.data, self.chart, self.diagnostics = data, chart, diagnostics
        self.mark, self.scale = data["mark"], data["scale"]
        self.rows = data["rows"]
        self.panel = chart["panels"][0]
        self.is_upright = self.mark != "row"
        self.keys = charts.axis(self.panel, not self.is_upright)
        self.values = charts.axis(self.panel, self.is_upright, self.scale)
        self.faults = []

    def fault(self, text):
        self.faults.append(text)

    def key(self, row):
        return row["name"] if self.data["keys"] == "name" else row["number"]

    def place(self, row):
        return self.keys.position(self.key(row))

    def is_drawable(self, row):
        return row.get("value") is not None and (self.scale != "log" or self.ends(row)[0] > 0)

    def ends(self, row):
        """The lower and the upper end of a range, or the value twice."""
        value = row.get("value")
        low = row["low"] if self.mark in ("rangeBar", "band", "rule") else value
        return sorted((low, value))

    def is_outside(self, row):
        domain = self.data.get("domain")
        if domain is None:
            return False
        slack = (domain[1] - domain[0]) * 1e-9
        return not domain[0] - slack <= row["value"] <= domain[1] + slack

    def name(self, row):
        series = f" of {row['series']}" if self.data["hasSeries"] else ""
        return f"{row.get('value')} at {self.key(row)}{series}"

    def figures(self, kind):
        return [figure for figure in self.panel["figures"] if figure["kind"] == kind]

    def found(self):
        drawn = [row for row in self.rows if self.is_drawable(row)]
        if not drawn:
            # A cell without a value is gray, with a diagnostic; a line can be asked to show zeros.
            is_zero = self.mark in ("line", "area", "band") and self.data["missing"] == "zero"
            if self.mark != "cell" and not is_zero and any(figure["kind"] != "rule" for figure in self.panel["figures"]):
                self.fault("something is drawn of no value")
            return self.faults
        self.check_left_out()
        self.check_looks()
        if self.mark == "sector":
            self.check_sectors()
            return self.faults
        if self.mark != "cell" and not self.values.ends:
            self.fault(f"the axis of values has {len(self.values.numbers)} ticks")
            return self.faults
        if not self.keys.is_known:
            # One number or date has one tick, if any.
            if len({self.key(row) for row in drawn}) > 1:
                self.fault(f"the axis of keys has {len(self.keys.numbers)} ticks")
            return self.faults
        getattr(self, {
            "bar": "check_bars", "row": "check_bars", "rangeBar": "check_bars", "rule": "check_rules",
            "line": "check_lines", "area": "check_areas", "band": "check_areas", "point": "check_points",
            "cell": "check_cells"}[self.mark])()
        return self.faults

    def check_left_out(self):
        """What is not drawn is counted in a diagnostic."""
        missing = [row for row in self.rows if row.get("value") is None]
        refused = [row for row in self.rows if row.get("value") is not None and not self.is_drawable(row)]
        outside = [row for row in self.rows if self.is_drawable(row) and self.is_outside(row)]
        for rows, what in ((refused, "no logarithm"), (outside, "a place outside of the domain")):
            if rows and not self.diagnostics:
                self.fault(f"{len(rows)} values have {what}, and no diagnostic says so")
        if missing and self.data["missing"] == "gap" and not self.diagnostics:
            self.fault(f"{len(missing)} values are missing, and no diagnostic says so")

    def check_looks(self):
        """The rules of looks that depend on the data: the number of labels, the text about what is left out, the
        widths of lines."""
        for axis in self.panel["axes"]:
            # Dates have a label for each unit of the data, if there is space.
            if (axis["edge"] in charts.UPRIGHT) != self.is_upright:
                continue
            numbers = [tick["number"] for tick in axis["ticks"] if "number" in tick and tick.get("text")]
            most = 10 if self.scale != "linear" else 7
            # Whole numbers from 0 to 1 have no third value.
            least = 3 if self.panel["plot"][3 if self.is_upright else 2] >= 60 and numbers != [0, 1] else 2
            if numbers and not (least if self.is_upright else 2) <= len(numbers) <= most:
                self.fault(f"the axis {axis['edge']} has {len(numbers)} labels")
        # A cell without a value is shown in gray; 0 in a stack is a part without length.
        left_out = [row for row in self.rows if row.get("value") is None or self.is_outside(row)
                    or not self.is_drawable(row) and not (self.is_stacked and self.data["hasSeries"])]
        if left_out and self.mark != "cell" and not any(label["role"] == "note" for label in self.chart["labels"]):
            if self.data["missing"] == "gap" and not any("hidden values" in text for text in self.diagnostics):
                self.fault(f"{len(left_out)} values are not shown, and no text in the drawing says so")
        widths = {figure["lineWidth"] for figure in self.figures("line") if "lineWidth" in figure}
        series = len({row["series"] for row in self.rows}) if self.data["hasSeries"] else 1
        if self.mark == "line" and widths - {1.5 if series >= 5 else 2}:
            self.fault(f"{series} lines are {widths} pt wide")

    # Bars

    def check_bars(self):
        spans = {}
        for figure in self.figures("bar"):
            left, top, width, height = figure["rect"]
            along = (left, left + width) if not self.is_upright else (top, top + height)
            across = left + width / 2 if self.is_upright else top + height / 2
            for mark in figure["marks"]:
                if mark in spans:
                    self.fault(f"{self.name(self.rows[mark])} is drawn twice")
                spans[mark] = (along, across)
        for mark, row in enumerate(self.rows):
            if not self.is_drawable(row):
                if mark in spans and abs(spans[mark][0][0] - spans[mark][0][1]) > NEAR:
                    self.fault(f"a bar is drawn for {self.name(row)}")
            elif mark not in spans:
                if row["value"] != 0 and not self.is_outside(row):
                    self.fault(f"{self.name(row)} has no bar")
            elif self.data["stacking"] != "grouped" and abs(spans[mark][1] - self.place(row)) > NEAR:
                self.fault(f"the bar of {self.name(row)} is {spans[mark][1] - self.place(row):.1f} pt beside its place")
        if self.is_stacked:
            return self.check_stacks({mark: span for mark, (span, _) in spans.items()})
        for mark, (span, _) in spans.items():
            row = self.rows[mark]
            if self.is_drawable(row):
                low, high = self.ends(row) if self.mark == "rangeBar" else (self.base, row["value"])
                self.compare(span, low, high, f"the bar of {self.name(row)}")

    @property
    def is_stacked(self):
        return self.data["stacking"] in ("standard", "normalized", "center") and self.mark in ("bar", "row", "area")

    @property
    def base(self):
        """The value from which bars and areas grow; on a logarithmic axis its lower end."""
        return None if self.scale == "log" else 0

    def end(self, value):
        """The position of a value; the lower end of the plot for that of a logarithmic axis."""
        if value is not None:
            return self.values.position(value)
        left, top, width, height = self.panel["plot"]
        return top + height if self.is_upright else left

    def compare(self, span, low, high, what):
        expected = sorted((self.end(low), self.end(high)))
        plot = self.panel["plot"]
        begin, length = (plot[1], plot[3]) if self.is_upright else (plot[0], plot[2])
        cut = [min(max(end, begin), begin + length) for end in expected]
        span = sorted(span)
        if all(any(abs(found - end) <= NEAR for end in ends) for found, *ends in zip(span, expected, cut)):
            return
        self.fault(f"{what} reaches from {span[0]:.1f} to {span[1]:.1f} pt, not from {expected[0]:.1f} to "
                   f"{expected[1]:.1f}")

    def check_stacks(self, spans):
        """The parts of a stack lie on each other, from zero or around it, each as long as its value."""
        stacks = {}
        for mark, row in enumerate(self.rows):
            if mark in spans and self.is_drawable(row):
                stacks.setdefault(self.key(row), []).append(mark)
        for key, marks in stacks.items():
            parts = self.parts(marks)
            for sign in (1, -1):
                side = [mark for mark in marks if parts[mark] * sign > 0]
                direction = -sign if self.is_upright else sign
                side.sort(key=lambda mark: min(spans[mark]) if direction > 0 else -max(spans[mark]))
                start = self.start(parts)
                for mark in side:
                    self.compare(spans[mark], start if start or self.scale != "log" else None, start + parts[mark],
                                 f"the part of {self.name(self.rows[mark])}")
                    start += parts[mark]

    def parts(self, marks):
        """The lengths of the parts of a stack."""
        values = {mark: self.rows[mark]["value"] for mark in marks}
        if self.data["stacking"] != "normalized":
            return values
        whole = sum(map(abs, values.values()))
        # The axis is one of shares or of percents.
        unit = 100 if self.values.numbers[-1] > 1.5 else 1
        return {mark: value / whole * unit if whole else 0 for mark, value in values.items()}

    def start(self, parts):
        return -sum(parts.values()) / 2 if self.data["stacking"] == "center" else 0

    # Points, rules, cells, sectors

    def check_points(self):
        places = {}
        for figure in self.figures("point"):
            for mark, place in zip(figure["marks"], figure["points"]):
                places.setdefault(mark, []).append(place)
        for mark, row in enumerate(self.rows):
            found = places.get(mark, [])
            if not self.is_drawable(row):
                if found:
                    self.fault(f"a point is drawn for {self.name(row)}")
                continue
            if len(found) != 1:
                if not (self.is_outside(row) and not found):
                    self.fault(f"{self.name(row)} has {len(found)} points")
                continue
            expected = (self.place(row), self.values.position(row["value"]))
            if math.dist(expected, found[0]) > NEAR:
                self.fault(f"the point of {self.name(row)} is {math.dist(expected, found[0]):.1f} pt beside its place")

    def check_rules(self):
        rules = {mark: figure["vertices"] for figure in self.figures("rule") for mark in figure["marks"]}
        for mark, row in enumerate(self.rows):
            if not self.is_drawable(row):
                continue
            if mark not in rules:
                if not self.is_outside(row):
                    self.fault(f"{self.name(row)} has no rule")
                continue
            xs, ys = zip(*rules[mark])
            if max(abs(x - self.place(row)) for x in xs) > NEAR:
                self.fault(f"the rule of {self.name(row)} is beside its place")
            self.compare((min(ys), max(ys)), *self.ends(row), f"the rule of {self.name(row)}")

    def check_cells(self):
        series = charts.axis(self.panel, True)
        cells = {mark: figure["rect"] for figure in self.figures("rectangle") for mark in figure["marks"]}
        for mark, row in enumerate(self.rows):
            if mark not in cells:
                if self.is_drawable(row):
                    self.fault(f"{self.name(row)} has no cell")
                continue
            left, top, width, height = cells[mark]
            if abs(left + width / 2 - self.place(row)) > NEAR:
                self.fault(f"the cell of {self.name(row)} is beside its name")
            if abs(top + height / 2 - series.position(row["series"])) > NEAR:
                self.fault(f"the cell of {self.name(row)} is beside its series")

    def check_sectors(self):
        whole = sum(row["value"] for row in self.rows if self.is_drawable(row))
        if not whole:
            return
        sweeps = {}
        for figure in self.figures("sector"):
            for mark in figure["marks"]:
                sweeps[mark] = (figure["sector"][1] - figure["sector"][0], len(figure["marks"]))
        for mark, row in enumerate(self.rows):
            if not self.is_drawable(row) or not row["value"]:
                continue
            expected = row["value"] / whole * 2 * math.pi
            if mark not in sweeps:
                self.fault(f"{self.name(row)} has no sector")
            elif sweeps[mark][1] == 1 and abs(sweeps[mark][0] - expected) > 1e-3:
                self.fault(f"the sector of {self.name(row)} is {sweeps[mark][0] / 2 / math.pi:.3f} of the whole, not "
                           f"{expected / 2 / math.pi:.3f}")

    # Lines and areas

    def series(self):
        """The rows of each series with their marks: those of a line in its own order, of an area in that of the axis."""
        found = {}
        for mark, row in enumerate(self.rows):
            found.setdefault(row["series"] if self.data["hasSeries"] else "", []).append((mark, row))
        if self.mark == "line":
            return found
        return {name: sorted(rows, key=lambda item: self.place(item[1])) for name, rows in found.items()}

    def filled(self, rows, field="value"):
        """The values of rows with what the rule of missing values puts in their place; `None` for a gap."""
        values = [row[field] if self.is_drawable(row) else None for _, row in rows]
        rule = self.data["missing"]
        for index, (_, row) in enumerate(rows):
            if values[index] is not None or row.get("value") is not None:
                continue
            if rule == "zero" and self.scale != "log":
                values[index] = 0
            elif rule == "interpolate":
                values[index] = self.between(rows, index, field)
        return values

    def between(self, rows, index, field):
        known = sorted((self.place(row), row[field], self.is_drawable(row))
                       for _, row in rows if row.get("value") is not None)
        place = self.place(rows[index][1])
        before = [item for item in known if item[0] < place]
        after = [item for item in known if item[0] > place]
        # A value without a logarithm is not missing, and nothing is known beside it.
        if not before or not after or not before[-1][2] or not after[0][2]:
            return None
        part = (place - before[-1][0]) / (after[0][0] - before[-1][0])
        # What is interpolated lies on a straight line of the drawing, whatever the scale.
        low, high = (self.values.transform(item[1]) for item in (before[-1], after[0]))
        return charts.INVERSES[self.scale](low + part * (high - low))

    def stretches(self, rows):
        """Neighbors with a line between them: their places and values."""
        values = self.filled(rows)
        items = [(self.place(row), value) for (_, row), value in zip(rows, values)]
        if self.data["missing"] == "connect":
            items = [item for item in items if item[1] is not None]
        return list(zip(items, items[1:]))

    def samples(self, begin, end):
        """Positions between two points, with the position that a line has there; a range for smooth curves."""
        curve = self.data["curve"]
        (x, low), (x2, high) = begin, end
        y, y2 = self.values.position(low), self.values.position(high)
        for part in (0.25, 0.75):
            place = x + part * (x2 - x)
            if curve == "linear":
                yield place, y + part * (y2 - y), None
            elif curve.startswith("step"):
                is_first = curve == "stepStart" or curve == "stepCenter" and part < 0.5
                yield place, y if is_first else y2, None
            elif curve == "monotone":
                yield place, None, sorted((y, y2))
            else:
                yield place, None, None

    @property
    def turns_back(self):
        return self.data["isShuffled"] and self.data["curve"].startswith("step")

    def check_lines(self):
        # The point of a line between gaps is a dot.
        dots = [place for figure in self.figures("line") + self.figures("point") for place in figure.get("points", [])]
        for name, rows in self.series().items():
            own = [figure for figure in self.figures("line") if figure["series"] == name or not self.data["hasSeries"]]
            lines = [line for figure in own for line in figure.get("path", [])]
            for _, row in rows:
                # A step that turns back does not reach the place of its value.
                if self.is_drawable(row) and not self.is_outside(row) and not self.turns_back:
                    place = (self.place(row), self.values.position(row["value"]))
                    if charts.distance(place, lines + [[dot, dot] for dot in dots]) > NEAR:
                        self.fault(f"the line does not meet {self.name(row)}")
            for begin, end in self.stretches(rows):
                self.check_stretch(name, lines, begin, end)

    def check_stretch(self, name, lines, begin, end):
        of = f" of {name}" if name else ""
        between = f"between {begin[1]} and {end[1]}{of}"
        if begin[1] is None or end[1] is None:
            if end[0] - begin[0] > 1 and not self.data["isShuffled"] and charts.crossings(
                    lines, (begin[0] + end[0]) / 2):
                self.fault(f"a line crosses the gap {between}")
            return
        if abs(end[0] - begin[0]) < 1 or self.data.get("domain") or self.turns_back:
            return
        for place, y, bounds in self.samples(begin, end):
            found = charts.crossings(lines, place)
            if not found:
                return self.fault(f"there is no line {between}")
            # Splines through points at uneven distances may turn back.
            turns = self.data["isShuffled"] or self.data["curve"] in ("catmullRom", "cardinal")
            if found[-1] - found[0] > NEAR and not turns:
                return self.fault(f"the line is at {len(found)} values at one place {between}")
            if y is not None and min(abs(other - y) for other in found) > NEAR:
                return self.fault(f"the line {between} is at {found[0]:.1f} pt, not at {y:.1f}")
            if bounds and not any(bounds[0] - NEAR <= other <= bounds[1] + NEAR for other in found):
                return self.fault(f"the line {between} leaves the values of its ends")

    def check_areas(self):
        if self.data.get("domain"):
            return
        stretches = {name: self.stretches(rows) for name, rows in self.series().items()}
        everywhere = {self.key(row) for row in self.rows}
        # What a stack has where a series has no row, or a gap, is a rule of its own.
        is_whole = all(
            len({self.key(row) for _, row in rows if self.is_drawable(row)}) == len(everywhere)
            for rows in self.series().values())
        lines = {
            name: [line for figure in self.figures("area") if figure["series"] == name or not self.data["hasSeries"]
                   for line in figure.get("path", [])] for name in stretches}
        if self.is_stacked and len(stretches) > 1:
            if is_whole:
                self.check_layers(stretches, lines)
            else:
                self.check_apart(stretches, lines)
            return
        for name, pairs in stretches.items():
            rows = self.series()[name]
            lows = None
            if self.mark == "band":
                lows = {self.place(row): low for (_, row), low in zip(rows, self.filled(rows, "low"))}
            for begin, end in pairs:
                self.check_layer(name, lines[name], begin, end, lows)

    def check_layer(self, name, lines, begin, end, lows):
        of = f" of {name}" if name else ""
        between = f"between {begin[1]} and {end[1]}{of}"
        if begin[1] is None or end[1] is None:
            if end[0] - begin[0] > 1 and charts.crossings(lines, (begin[0] + end[0]) / 2):
                self.fault(f"an area covers the gap {between}")
            return
        if end[0] - begin[0] < 1:
            return
        for place, value in (begin, end):
            for other in (value, lows[place] if lows else self.base):
                if charts.distance((place, self.end(other)), lines) > NEAR:
                    return self.fault(f"the area does not meet {other} at {place:.1f} pt {between}")
        lower = self.samples((begin[0], lows[begin[0]]), (end[0], lows[end[0]])) if lows else itertools.repeat(
            (None, self.end(self.base), None))
        for (place, y, _), (_, low, _) in zip(self.samples(begin, end), lower):
            found = charts.crossings(lines, place)
            if y is None:
                if not found:
                    self.fault(f"there is no area {between}")
                continue
            if abs(y - low) < NEAR and not found:
                continue
            if not found:
                return self.fault(f"there is no area {between}")
            self.compare_spans(found, y, low, between)

    def compare_spans(self, found, y, low, between):
        expected = sorted((y, low))
        if abs(found[0] - expected[0]) > NEAR or abs(found[-1] - expected[1]) > NEAR:
            self.fault(f"the area {between} is from {found[0]:.1f} to {found[-1]:.1f} pt, not from {expected[0]:.1f} to "
                       f"{expected[1]:.1f}")
        elif len(found) > 2 and found[-1] - found[0] > 1 and len(set(round(place, 1) for place in found)) > 2:
            self.fault(f"the area {between} lies on itself")

    def check_layers(self, stretches, lines):
        """The layers of a stack at a place lie on each other, each as high as its value."""
        if self.scale != "linear":
            return
        for pairs in zip(*stretches.values()):
            if pairs[0][1][0] - pairs[0][0][0] < 1:
                continue
            values = [{name: pair[side][1] for name, pair in zip(stretches, pairs)} for side in (0, 1)]
            # A stack whose sum is 0 has no shares.
            if self.data["stacking"] == "normalized" and not all(sum(side.values()) for side in values):
                continue
            parts = [self.shares(side) for side in values]
            begins, ends = (self.cumulated(side) for side in parts)
            for name, pair in zip(stretches, pairs):
                self.check_part(name, lines, pair, begins[name], ends[name])

    def check_part(self, name, lines, pair, begin, end):
        """One layer between two places, in whatever order the layers lie on each other."""
        x, x2 = pair[0][0], pair[1][0]
        for place, ends in ((x, begin), (x2, end)):
            for value in ends:
                if charts.distance((place, self.end(value)), lines[name]) > NEAR and ends[0] != ends[1]:
                    return self.fault(f"the area of {name} does not meet {value} at {place:.1f} pt")
        if self.data["curve"] in SMOOTH:
            return
        for (place, high, _), (_, low, _) in zip(
                self.samples((x, begin[1]), (x2, end[1])), self.samples((x, begin[0]), (x2, end[0]))):
            found = charts.crossings(lines[name], place)
            height = abs(high - low)
            if not found and height < NEAR:
                continue
            if not found:
                self.fault(f"there is no area of {name} at {place:.1f} pt")
            elif abs(found[-1] - found[0] - height) > NEAR:
                self.fault(f"the area of {name} is {found[-1] - found[0]:.1f} pt high at {place:.1f} pt, not {height:.1f}")
            elif abs(found[0] - min(high, low)) > NEAR:
                self.fault(f"the area of {name} begins at {found[-1]:.1f} pt at {place:.1f} pt, not at "
                           f"{max(high, low):.1f}")

    def shares(self, values):
        if self.data["stacking"] != "normalized":
            return values
        whole = sum(values.values())
        unit = 100 if self.values.numbers[-1] > 1.5 else 1
        return {name: value / whole * unit if whole else 0 for name, value in values.items()}

    def cumulated(self, parts):
        """The ends of each layer: the first series is the lowest one."""
        start, found = self.start(parts), {}
        for name, part in parts.items():
            found[name] = (start, start + part)
            start += part
        return found

    def check_apart(self, stretches, lines):
        """Layers do not lie on each other, and none lies on itself."""
        places = sorted({place for pairs in stretches.values() for pair in pairs for place, _ in pair})
        for begin, end in zip(places, places[1:]):
            if end - begin < 1:
                continue
            x = begin + 0.4 * (end - begin)
            spans = []
            for name in stretches:
                found = charts.crossings(lines[name], x)
                if len(set(round(place, 1) for place in found)) > 2:
                    self.fault(f"the area of {name} lies on itself at {x:.1f} pt")
                if found:
                    spans.append((found[0], found[-1], name))
            spans.sort()
            for one, other in zip(spans, spans[1:]):
                if one[1] - other[0] > NEAR:
                    self.fault(f"the areas of {one[2]} and {other[2]} lie on each other at {x:.1f} pt")


def check(folder, cases, _):
    faults = {}
    for case in cases:
        found = Examined(case["data"], charts.read(folder, case), case["diagnostics"]).found()
        faults[case["name"]] = found if case["isRepeatable"] else ["the layout differs when it is made again"] + found
    return faults
