# Odd names and references, case 25.
notify { 'a[b]': } notify { 'c': require => Notify['a[b]'] }
