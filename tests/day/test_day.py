"""The gauges of a day come to a plot."""

from xml.etree import ElementTree

from tests.day.plot import BOXES, plot


def test_readings_come_to_a_plot() -> None:
    gauges = [gauge for _, lines in BOXES for _, gauge, _ in lines]
    readings = [
        {"hour": hour, "schout_games all": 2} | dict.fromkeys(gauges, hour * 1000000.0) for hour in range(25)
    ]
    drawn = ElementTree.fromstring(plot(readings))
    assert len(drawn.findall(".//{*}polyline")) == len(gauges)
