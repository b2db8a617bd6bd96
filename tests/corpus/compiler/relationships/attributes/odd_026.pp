# Odd names and references, case 26.
notify { 'a[b]': } notify { 'c': require => 'Notify[a[b]]' }
