# Odd but legal.
node 'a..b', '-', '...', '' { }
