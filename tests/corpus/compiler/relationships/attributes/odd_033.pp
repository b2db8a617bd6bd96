# Odd names and references, case 33.
notify { 'c': require => [[], [undef]] }
