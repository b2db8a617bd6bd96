# References that are written as texts, case 32.
notify { 'c': require => Component['Notify[d]'] } notify { 'd': }
