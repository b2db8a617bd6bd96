# Odd names and references, case 23.
notify { ' ': }
