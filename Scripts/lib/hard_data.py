"""The tables of the twelve hard charts: the same rows for every library and in every run."""
import csv
import datetime
import math
import random

UTC = datetime.timezone.utc
WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
REGIONS = ["Aargau", "Basel-Landschaft", "Bern", "Fribourg", "Geneva", "Grisons", "Lucerne", "Neuchâtel",
           "St. Gallen", "Ticino", "Vaud", "Zurich"]
COUNTRIES = [
    "Albania", "Andorra", "Austria", "Belarus", "Belgium", "Bosnia and Herzegovina", "Bulgaria", "Croatia",
    "Cyprus", "Czechia", "Denmark", "Estonia", "Finland", "France", "Germany", "Greece", "Hungary", "Iceland",
    "Ireland", "Italy", "Kosovo", "Latvia", "Liechtenstein", "Lithuania", "Luxembourg", "Malta", "Moldova",
    "Monaco", "Montenegro", "Netherlands", "North Macedonia", "Norway", "Poland", "Portugal", "Romania",
    "Serbia", "Slovakia", "Slovenia", "Spain", "Sweden"]
EXPENSES = [
    ("Rent", 1240), ("Groceries", 612), ("Taxes", 540), ("Insurance", 388), ("Child care", 345),
    ("Transport", 262), ("Restaurants", 198), ("Holidays", 176), ("Electricity", 118), ("Clothes", 97),
    ("Telephone", 74), ("Sports", 58), ("Books", 39), ("Donations", 31), ("Cinema", 22)]


def months(first, count):
    """The first days of months from the January of a year."""
    return [f"{first + index // 12}-{index % 12 + 1:02d}-01" for index in range(count)]


def zeros():
    """Failed logins a day for 61 days: hundreds at most, thousands in an attack, none on nine days."""
    noise = random.Random(1)
    start = datetime.date(2026, 3, 1)
    for day in range(61):
        count = round(10 ** (0.6 + 1.2 * noise.random()))
        if 24 <= day <= 29:
            count = round(10 ** (3 + 1.2 * noise.random()))
        if day % 7 == 6 or day == 40:
            count = 0
        yield {"Day": start + datetime.timedelta(day), "Failed logins": count}


def facets():
    noise = random.Random(2)
    for index, region in enumerate(REGIONS):
        level = 20 + 12 * noise.random() * index
        for number, month in enumerate(months(2024, 24)):
            wave = 1 + 0.25 * math.sin(number / 24 * 4 * math.pi + index)
            yield {"Region": region, "Month": month,
                   "Nights": round(level * wave + 6 * noise.random(), 1)}


def gaps():
    """Five sources of energy over three years; two of them without some months."""
    noise = random.Random(3)
    missing = {("Wind", 9), ("Wind", 10), ("Wind", 11), ("Solar", 22), ("Gas", 30), ("Gas", 31)}
    levels = {"Nuclear": 40, "Hydro": 28, "Gas": 16, "Wind": 12, "Solar": 9}
    for number, month in enumerate(months(2023, 36)):
        for source, level in levels.items():
            wave = 1 + 0.3 * math.sin(number / 12 * 2 * math.pi + (3.1 if source == "Solar" else 0))
            value = round(level * wave + 3 * noise.random(), 1)
            yield {"Month": month, "Source": source,
                   "TWh": "" if (source, number) in missing else value}


def names():
    noise = random.Random(4)
    for country in COUNTRIES:
        yield {"Country": country, "Orders": round(20 + 900 * noise.random() ** 2)}


def slices():
    for name, euros in EXPENSES:
        yield {"Expense": name, "Euros": euros}


def hours():
    """Forty-eight hours of load, in the middle of which clocks are put forward in Berlin."""
    noise = random.Random(6)
    start = datetime.datetime(2024, 3, 30, 11, tzinfo=UTC)
    for hour in range(49):
        wave = 9 * math.sin((hour + 5) / 24 * 2 * math.pi)
        yield {"Time": (start + datetime.timedelta(hours=hour)).strftime("%Y-%m-%dT%H:%M:%SZ"),
               "Load in GW": round(48 + wave + 2 * noise.random(), 2)}


def long():
    noise = random.Random(7)
    for number, month in enumerate(months(1995, 360)):
        season = 7 * math.sin((number - 3) / 12 * 2 * math.pi)
        yield {"Month": month,
               "Passengers": round(52 + number / 9 + season * (1 + number / 400) + 5 * noise.random(), 1)}


def powers():
    """A value for each half power of ten from 1e-9 to 1e12."""
    noise = random.Random(8)
    for number in range(43):
        exponent = -9 + number / 2
        shift = 0 if number in (0, 42) else 0.4 * noise.random()
        yield {"Sample": number + 1, "Becquerels": f"{10 ** (exponent + shift):.3e}"}


def lines():
    noise = random.Random(9)
    cities = {"Basel": 62, "Bern": 58, "Geneva": 74, "Lausanne": 66, "Lugano": 51, "Lucerne": 55,
              "St. Gallen": 47, "Zurich": 80}
    levels = dict(cities)
    for month in months(2024, 24):
        for city, start in cities.items():
            levels[city] += 5 * (noise.random() - 0.48) + 0.05 * (start - levels[city])
            yield {"Month": month, "City": city, "Rent index": round(levels[city], 1)}


def balance():
    """Money in and out by month; the sign of one series changes."""
    noise = random.Random(10)
    kinds = {"Sales": 420, "Services": 160, "Salaries": -310, "Material": -120, "Currency": 0}
    for month in ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"):
        for kind, level in kinds.items():
            value = level * (0.8 + 0.4 * noise.random()) if level else 140 * (noise.random() - 0.5)
            yield {"Month": month, "Kind": kind, "Thousand euros": round(value)}


def heat():
    noise = random.Random(11)
    for index, weekday in enumerate(WEEKDAYS):
        for hour in range(24):
            day = math.exp(-((hour - 13) / 4.5) ** 2)
            busy = 0.35 if index > 4 else 1
            yield {"Weekday": weekday, "Hour": hour,
                   "Visits": round(30 + 900 * day * busy * (0.8 + 0.4 * noise.random()))}


def bubbles():
    """Two hundred towns, the twelve largest of which have ranks below 13."""
    noise = random.Random(12)
    heads = ["Ar", "Bel", "Cor", "Dun", "El", "Fal", "Gar", "Hol", "Ister", "Kel", "Lan", "Mor", "Nor", "Oster",
             "Pen", "Ros", "Sal", "Tor", "Ul", "Wal"]
    tails = ["bach", "berg", "burg", "dorf", "feld", "hausen", "heim", "ingen", "stadt", "wil"]
    towns = []
    for number in range(200):
        people = 10 ** (3.4 + 2.6 * noise.random() ** 3)
        income = 24 + 30 * noise.random() + 4 * math.log10(people)
        towns.append({
            "Town": heads[number % 20] + tails[number // 20], "Income": round(income, 1),
            "Rent": round(4 + 0.32 * income + 7 * noise.random(), 2), "People": round(people)})
    towns.sort(key=lambda town: -town["People"])
    for rank, town in enumerate(towns, 1):
        yield {**town, "Rank": rank}


TABLES = {
    "zeros": zeros, "facets": facets, "gaps": gaps, "names": names, "slices": slices, "hours": hours,
    "long": long, "powers": powers, "lines": lines, "balance": balance, "heat": heat, "bubbles": bubbles}


def rows(name):
    """The rows of a table as texts by the names of their columns, as its file has them."""
    return [{key: str(value) for key, value in row.items()} for row in TABLES[name]()]


def write(folder):
    """Writes each table as a file of its name."""
    for name in TABLES:
        table = rows(name)
        with open(folder / f"{name}.csv", "w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(table[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(table)
