# Facts with odd names and values, case 8.
# facts: {"settings::confdir": "x"}
notice($settings::confdir == 'x')
