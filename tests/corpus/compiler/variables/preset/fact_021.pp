# Facts with odd names and values, case 21.
# facts: {"x": null, "y": [null, {"z": null}]}
notice($x, $y, $facts['x'] =~ Undef, $facts)
