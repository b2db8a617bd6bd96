# Odd names and references, case 71.
notice(Notify['a','b'], Class['a','b'], Resource['notify','a','b'])
