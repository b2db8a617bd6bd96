# Without strictness it is undef silently.
# settings: {"strict": "off"}
notify { "v ${nothing}": message => $nothing }
