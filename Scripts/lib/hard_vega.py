"""The hard charts as specifications of Vega-Lite, with what the chart needs and no more."""
import json
import os
import subprocess
import sys

import hard_data
from exam_images import field, number

# A process reads its time zone once.
RENDER = ("import sys, vl_convert; sys.stdout.buffer.write("
          "vl_convert.vegalite_to_png(sys.stdin.read(), scale=2))")


def month(**more):
    return field("Month", "temporal", **more)


def log(name):
    return field(name, "quantitative", scale={"type": "log"})


CHARTS = {
    "zeros": {"mark": "line", "encoding": {
        "x": field("Day", "temporal"), "y": log("Failed logins")}},
    # Panels have a size of their own; this one makes the whole as large as the other charts.
    "facets": {"mark": "line", "width": 85, "height": 45, "encoding": {
        "x": month(), "y": field("Nights", "quantitative"),
        "facet": field("Region", "nominal", columns=4)}},
    "gaps": {"mark": "area", "encoding": {
        "x": month(), "y": field("TWh", "quantitative"), "color": field("Source", "nominal")}},
    "columns": {"mark": "bar", "encoding": {
        "x": field("Country", "nominal"), "y": field("Orders", "quantitative")}},
    "rows": {"mark": "bar", "encoding": {
        "x": field("Orders", "quantitative"), "y": field("Country", "nominal")}},
    "slices": {"mark": "arc", "encoding": {
        "theta": field("Euros", "quantitative"), "color": field("Expense", "nominal")}},
    "hours": {"mark": "line", "encoding": {
        "x": field("Time", "temporal"), "y": field("Load in GW", "quantitative")}},
    "long": {"mark": "line", "encoding": {"x": month(), "y": field("Passengers", "quantitative")}},
    "powers": {"mark": "point", "encoding": {
        "x": field("Sample", "quantitative"), "y": log("Becquerels")}},
    "lines": {"mark": "line", "encoding": {
        "x": month(), "y": field("Rent index", "quantitative"), "color": field("City", "nominal")}},
    "balance": {"mark": "bar", "encoding": {
        "x": field("Month", "nominal"), "y": field("Thousand euros", "quantitative"),
        "color": field("Kind", "nominal")}},
    "heat": {"mark": "rect", "encoding": {
        "x": field("Hour", "ordinal"), "y": field("Weekday", "nominal"),
        "color": field("Visits", "quantitative")}},
    "bubbles": {
        "encoding": {"x": field("Income", "quantitative"), "y": field("Rent", "quantitative")},
        "layer": [
            {"mark": "point", "encoding": {"size": field("People", "quantitative")}},
            {"transform": [{"filter": "datum.Rank <= 12"}], "mark": "text",
             "encoding": {"text": field("Town", "nominal")}}]},
}
TABLES = {"columns": "names", "rows": "names"}
TEXTS = {"Day", "Month", "Time", "Region", "Source", "Country", "Expense", "City", "Kind", "Weekday", "Town"}


def spec(name):
    rows = [{key: value if key in TEXTS else number(value) for key, value in row.items()}
            for row in hard_data.rows(TABLES.get(name, name))]
    size = {} if name == "facets" else {
        "width": 480, "height": 300, "autosize": {"type": "fit", "contains": "padding"}}
    return json.dumps({
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json", "data": {"values": rows},
        **size, **CHARTS[name]})


def png(name):
    """The bytes of a chart's PNG, of two pixels a point."""
    zone = "Europe/Berlin" if name == "hours" else "UTC"
    return subprocess.run(
        [sys.executable, "-c", RENDER], input=spec(name).encode(), capture_output=True, check=True,
        env={**os.environ, "TZ": zone}).stdout
