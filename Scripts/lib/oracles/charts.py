"""The layout of a chart as the program writes it: axes as functions, marks and texts as geometry."""
import json
import math

TRANSFORMS = {
    "linear": lambda value: value,
    "log": lambda value: math.log10(value) if value > 0 else math.nan,
    "squareRoot": lambda value: math.copysign(math.sqrt(abs(value)), value),
    "symmetricLog": lambda value: math.copysign(math.log1p(abs(value)), value),
}
INVERSES = {
    "linear": lambda value: value,
    "log": lambda value: 10 ** value,
    "squareRoot": lambda value: math.copysign(value * value, value),
    "symmetricLog": lambda value: math.copysign(math.expm1(abs(value)), value),
}
UPRIGHT = ("leading", "trailing")


def read(folder, case):
    return json.loads((folder / f"{case['name']}.json").read_text())


class Axis:
    """The positions of values, by two ticks far apart, or of the names of all ticks."""

    def __init__(self, ticks, scale="linear"):
        self.names = {tick["name"]: tick["position"] for tick in ticks if "name" in tick}
        self.transform = TRANSFORMS[scale]
        numbers = sorted((tick["number"], tick["position"]) for tick in ticks if "number" in tick)
        self.ends = [numbers[0], numbers[-1]] if len(numbers) > 1 else []
        self.numbers = [number for number, _ in numbers]

    @property
    def is_known(self):
        return bool(self.names or self.ends)

    def position(self, value):
        """Where a name or number stands; NaN where it has no position."""
        if isinstance(value, str):
            return self.names.get(value, math.nan)
        (low, begin), (high, end) = self.ends
        low, high = self.transform(low), self.transform(high)
        return begin + (self.transform(value) - low) / (high - low) * (end - begin)


def axis(panel, is_upright, scale="linear"):
    """The axis along a side of a panel."""
    found = [axis for axis in panel["axes"] if (axis["edge"] in UPRIGHT) == is_upright]
    return Axis(found[0]["ticks"] if found else [], scale)


def crossings(polylines, x, is_upright=True):
    """Where lines meet a line across the axis of keys, in order."""
    along, across = (0, 1) if is_upright else (1, 0)
    found = []
    for line in polylines:
        for begin, end in zip(line, line[1:]):
            low, high = sorted((begin[along], end[along]))
            if low <= x <= high and high - low > 1e-9:
                part = (x - begin[along]) / (end[along] - begin[along])
                found.append(begin[across] + part * (end[across] - begin[across]))
    return sorted(found)


def distance(point, polylines):
    """How far a point is from the nearest line."""
    return min((from_line(point, *ends) for line in polylines for ends in zip(line, line[1:])), default=math.inf)


def from_line(point, begin, end):
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    length = dx * dx + dy * dy
    part = ((point[0] - begin[0]) * dx + (point[1] - begin[1]) * dy) / length if length else 0
    part = min(max(part, 0), 1)
    return math.dist(point, (begin[0] + part * dx, begin[1] + part * dy))
