"""The hard charts by matplotlib with its defaults: names of axes and series are all that is added."""
import datetime
import io
import zoneinfo

import hard_data
from exam_images import number


def date(text):
    return datetime.datetime.fromisoformat(text)


def columns(name, *keys):
    """Columns of a table: numbers, or times where they are dates."""
    table = hard_data.rows(name)
    return [[date(row[key]) if key in ("Day", "Month") else number(row[key]) for row in table]
            for key in keys]


def series(name, by, value):
    """The months of a table, and the values of each series, NaN where they are missing."""
    found, months = {}, []
    for row in hard_data.rows(name):
        found.setdefault(row[by], []).append(float(row[value] or "nan"))
        if row["Month"] not in months:
            months.append(row["Month"])
    return months, found


def labeled(axes, x, y):
    axes.set_xlabel(x)
    axes.set_ylabel(y)


def zeros(axes):
    axes.semilogy(*columns("zeros", "Day", "Failed logins"))
    labeled(axes, "Day", "Failed logins")


def facets(figure):
    months, found = series("facets", "Region", "Nights")
    panels = figure.subplots(3, 4, sharex=True, sharey=True)
    for axes, (region, values) in zip(panels.flat, found.items()):
        axes.plot([date(month) for month in months], values)
        axes.set_title(region)


def gaps(axes):
    months, found = series("gaps", "Source", "TWh")
    axes.stackplot([date(month) for month in months], found.values(), labels=found.keys())
    axes.legend()
    labeled(axes, "Month", "TWh")


def names(axes):
    rows = hard_data.rows("names")
    axes.bar([row["Country"] for row in rows], [number(row["Orders"]) for row in rows])
    axes.set_ylabel("Orders")


def name_rows(axes):
    rows = hard_data.rows("names")
    axes.barh([row["Country"] for row in rows], [number(row["Orders"]) for row in rows])
    axes.set_xlabel("Orders")


def slices(axes):
    rows = hard_data.rows("slices")
    axes.pie([number(row["Euros"]) for row in rows], labels=[row["Expense"] for row in rows])


def hours(axes):
    berlin = zoneinfo.ZoneInfo("Europe/Berlin")
    rows = hard_data.rows("hours")
    axes.plot([date(row["Time"]).astimezone(berlin) for row in rows],
              [number(row["Load in GW"]) for row in rows])
    labeled(axes, "Time", "Load in GW")


def long(axes):
    axes.plot(*columns("long", "Month", "Passengers"))
    labeled(axes, "Month", "Passengers")


def powers(axes):
    axes.scatter(*columns("powers", "Sample", "Becquerels"))
    axes.set_yscale("log")
    labeled(axes, "Sample", "Becquerels")


def lines(axes):
    months, found = series("lines", "City", "Rent index")
    for city, values in found.items():
        axes.plot([date(month) for month in months], values, label=city)
    axes.legend()
    labeled(axes, "Month", "Rent index")


def balance(axes):
    """Stacks by hand, as matplotlib has none of both signs."""
    months, found = series("balance", "Kind", "Thousand euros")
    above, below = [0.0] * len(months), [0.0] * len(months)
    for kind, values in found.items():
        bottoms = [up if value >= 0 else down for value, up, down in zip(values, above, below)]
        axes.bar(months, values, bottom=bottoms, label=kind)
        above = [up + max(value, 0) for up, value in zip(above, values)]
        below = [down + min(value, 0) for down, value in zip(below, values)]
    axes.legend()
    axes.set_ylabel("Thousand euros")


def heat(axes):
    visits = columns("heat", "Visits")[0]
    image = axes.imshow([visits[start:start + 24] for start in range(0, len(visits), 24)])
    axes.set_yticks(range(7), hard_data.WEEKDAYS)
    axes.set_xlabel("Hour")
    axes.figure.colorbar(image, label="Visits")


def bubbles(axes):
    income, rent, people = columns("bubbles", "Income", "Rent", "People")
    # An area in square points is all that matplotlib takes.
    axes.scatter(income, rent, [400 * value / max(people) for value in people])
    for row in hard_data.rows("bubbles")[:12]:
        axes.annotate(row["Town"], (number(row["Income"]), number(row["Rent"])))
    labeled(axes, "Income", "Rent")


CHARTS = {
    "zeros": zeros, "facets": facets, "gaps": gaps, "columns": names, "rows": name_rows, "slices": slices,
    "hours": hours, "long": long, "powers": powers, "lines": lines, "balance": balance, "heat": heat,
    "bubbles": bubbles}


def png(name):
    """The bytes of a chart's PNG of 480 × 300 points, of two pixels a point."""
    import matplotlib
    matplotlib.use("Agg")
    from matplotlib import pyplot
    figure = pyplot.figure(figsize=(480 / 72, 300 / 72), dpi=144)
    CHARTS[name](figure if name == "facets" else figure.add_subplot())
    out = io.BytesIO()
    figure.savefig(out, format="png")
    pyplot.close(figure)
    return out.getvalue()
