"""Oracle `room`: in any size a chart keeps its plot, its axes and its titles, and no text lies on another.

What a chart leaves out has a diagnostic; a chart that cannot be laid out is an error.
"""
import math

from . import charts

# Points by which frames of texts may overlap: they are higher than their ink.
SLACK = 1.0
# The height of a plot from which its axes have titles.
TITLED = 200
# The height of the titles of both axes, and of a name in the smallest size.
HEIGHT_OF_TITLES, SMALLEST = 36, 7.5


def corners(label):
    """The corners of a text's frame, turned around its center."""
    left, top, width, height = label["frame"]
    x, y = left + width / 2, top + height / 2
    cos, sin = math.cos(label["rotation"]), math.sin(label["rotation"])
    inner = [(max(width - SLACK, 0) / 2 * sx, max(height - SLACK, 0) / 2 * sy)
             for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [(x + cos * dx - sin * dy, y + sin * dx + cos * dy) for dx, dy in inner]


def are_apart(one, other):
    """Whether an edge of one of two convex outlines separates them."""
    for shape in (one, other):
        for (x, y), (x2, y2) in zip(shape, shape[1:] + shape[:1]):
            normal = (y2 - y, x - x2)
            first = [px * normal[0] + py * normal[1] for px, py in one]
            second = [px * normal[0] + py * normal[1] for px, py in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False


def shown(label):
    return f"“{label['text'][:20]}” ({label['role']})"


def check_plots(chart, found):
    width, height = chart["size"]
    plots = [panel["plot"] for panel in chart["panels"]]
    whole = [max(plot[0] + plot[2] for plot in plots) - min(plot[0] for plot in plots),
             max(plot[1] + plot[3] for plot in plots) - min(plot[1] for plot in plots)]
    for side, length, name in ((whole[0], width, "wide"), (whole[1], height, "high")):
        if side < length / 3 - 0.5:
            found.append(f"third: the plots are {side:.0f} pt {name} in {length:.0f} pt")


def is_one_value(panel, axis):
    """Whether all bars stand at the only tick of an axis."""
    part = 1 if axis["edge"] in charts.UPRIGHT else 0
    return all("rect" in figure and abs(figure["rect"][part] + figure["rect"][part + 2] / 2
                                        - axis["ticks"][0]["position"]) < 0.5
               for figure in panel["figures"] if figure["kind"] != "rule")


def check_ticks(chart, found):
    for index, panel in enumerate(chart["panels"]):
        for axis in panel["axes"]:
            where = f"the axis {axis['edge']} of plot {index}"
            if not axis["ticks"]:
                found.append(f"ticks: {where} has no tick")
            elif len(axis["ticks"]) == 1 and "number" in axis["ticks"][0] and not is_one_value(panel, axis):
                found.append(f"ticks: {where} has one tick")


def check_names(chart, case, found):
    """Names of rows are all shown, and names of columns are in some plot, or a diagnostic says so."""
    for index, panel in enumerate(chart["panels"]):
        for axis in panel["axes"]:
            if axis["ticks"] and "name" in axis["ticks"][0] and axis["hidden"] and axis["edge"] in charts.UPRIGHT:
                found.append(f"names: {axis['hidden']} names of rows of plot {index} are left out")
    for is_upright in (False, True):
        axes = [axis for panel in chart["panels"] for axis in panel["axes"]
                if (axis["edge"] in charts.UPRIGHT) == is_upright and axis["ticks"]]
        if axes and not any(tick.get("text") for axis in axes for tick in axis["ticks"]) and not case["diagnostics"]:
            found.append(f"names: no axis at {axes[0]['edge']} has a label, and no diagnostic says so")


def check_axis_titles(chart, found):
    """The first axis of each side has a title where the plot has room for it; further ones need none."""
    panel = chart["panels"][0]
    # The titles give their height to the names of rows that would not be shown without it.
    rows = max((len(axis["ticks"]) for axis in panel["axes"]
                if axis["edge"] in charts.UPRIGHT and "name" in (axis["ticks"] or [{}])[0]), default=0)
    if panel["plot"][3] < TITLED or panel["plot"][3] - HEIGHT_OF_TITLES < rows * SMALLEST:
        return
    roles = {label["role"] for other in chart["panels"] for label in other["labels"]}
    sides = {axis["edge"] in charts.UPRIGHT: axis["edge"] for axis in reversed(panel["axes"])}
    for edge in sides.values():
        if f"{edge} axis title" not in roles:
            found.append(f"title: the axis {edge} has no title at a plot of {panel['plot'][2]:.0f} × "
                         f"{panel['plot'][3]:.0f}")


def check_texts(chart, found):
    labels = [label for label in chart["labels"] + [label for panel in chart["panels"] for label in panel["labels"]]
              if label["text"].strip()]
    outlines = [corners(label) for label in labels]
    width, height = chart["size"]
    for label, outline in zip(labels, outlines):
        if any(x < -SLACK or y < -SLACK or x > width + SLACK or y > height + SLACK for x, y in outline):
            found.append(f"edge: {shown(label)} leaves the chart")
    for index, label in enumerate(labels):
        for other in range(index):
            if not are_apart(outlines[index], outlines[other]):
                found.append(f"overlap: {shown(label)} lies on {shown(labels[other])}")


def check(folder, cases, _):
    faults = {}
    for case in cases:
        chart = charts.read(folder, case)
        faults[case["name"]] = found = []
        if not case["isRepeatable"]:
            found.append("the layout differs when it is made again")
        if any("insufficientSpace" in diagnostic for diagnostic in case["diagnostics"]):
            continue
        if case["hasAxes"]:
            check_plots(chart, found)
            check_ticks(chart, found)
            check_names(chart, case, found)
            check_axis_titles(chart, found)
        check_texts(chart, found)
        if any(label["isTruncated"] for label in chart["labels"]) and not case["diagnostics"]:
            found.append("cut: a text is cut, and no diagnostic says so")
    return faults
