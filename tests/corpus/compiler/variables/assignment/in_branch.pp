# A variable assigned in a branch is visible after it.
if true { $a = 1 } else { $a = 2 }
case 1 { 1: { $b = 'one' } default: { $b = 'other' } }
unless false { $c = 'c' }
notify { "${a} ${b} ${c}": }
