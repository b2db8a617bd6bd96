# Facts with odd names and values, case 23.
# facts: {"x": true, "y": "true", "z": "1", "w": ""}
if $x { notice(1) } if $y { notice(2) } if $w { notice(3) } notice($z + 1)
