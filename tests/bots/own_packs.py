"""Packs that change what a bot should want."""

RICHES = """
[[advisor]]
id = "courier"
name = "Courier"
provenance = "reconstructed"
text = "Something."
[[advisor.ability]]
on = "winter"
do = [{ do = "gain", what = "honor", n = 30 }]
"""
