# Facts with odd names and values, case 32.
# facts: {"os": {"family": "Debian", "release": {"major": "11"}}}
case $facts['os']['release']['major'] { '11': { notice('e') } 11: { notice('i') } default: { notice('d') } }
