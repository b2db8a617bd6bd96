# A regular expression sets groups.
case 'web01' { /^(\w+?)(\d+)$/: { notify { "${1}-${2}": } } default: { notify { 'd': } } }
