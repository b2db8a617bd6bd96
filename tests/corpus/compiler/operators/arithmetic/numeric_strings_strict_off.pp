# Without strictness strings are converted silently.
# settings: {"strict": "off"}
notify { 'values': message => ['1' + 1, '7' - '2'] }
