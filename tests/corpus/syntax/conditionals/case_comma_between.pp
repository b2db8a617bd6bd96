# Not by commas either.
case $a { 1: { }, 2: { } }
