# elsif needs an if.
elsif $a { }
