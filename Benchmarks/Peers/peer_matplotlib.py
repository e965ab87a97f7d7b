"""matplotlib without pyplot, as its documentation recommends for servers.

usage: peer_matplotlib.py barCharts | barImages COUNT [FILE]
"""
from io import BytesIO

import matplotlib
from matplotlib.figure import Figure

from peer import bars, main

matplotlib.rcParams["font.family"] = "Roboto"


def chart(number, format):
    output = BytesIO()
    figure = Figure(figsize=(480 / 72, 300 / 72), dpi=72, layout="constrained")
    axes = figure.subplots()
    axes.bar(*bars(number))
    axes.tick_params("x", rotation=90)
    axes.set(xlabel="Name", ylabel="Value")
    figure.savefig(output, format=format)
    return output.getvalue()


main(
    barCharts=lambda number: chart(number, "pdf"), barImages=lambda number: chart(number, "png"))
