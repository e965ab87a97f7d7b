"""vl-convert: Vega-Lite without a browser.

usage: peer_vlconvert.py barCharts | barImages COUNT [FILE]
"""
import vl_convert

from peer import bars, main


def chart(number):
    return {
        "width": 480, "height": 300, "autosize": {"type": "fit", "contains": "padding"},
        "data": {"values": [{"Name": name, "Value": value} for name, value in zip(*bars(number))]},
        "mark": "bar",
        "encoding": {
            "x": {"field": "Name", "type": "nominal", "sort": None},
            "y": {"field": "Value", "type": "quantitative"}},
        "config": {"font": "Roboto"},
    }


main(
    barCharts=lambda number: vl_convert.vegalite_to_pdf(chart(number)),
    barImages=lambda number: vl_convert.vegalite_to_png(chart(number)))
