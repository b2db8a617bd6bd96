# Odd names and references, case 24.
notify { "a\nb": }
