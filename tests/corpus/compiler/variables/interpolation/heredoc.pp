# A heredoc with and without interpolation.
$a = 'v'
notify { 'x': message => @("END") }
  hello ${a}
    indented
  | END
notify { 'y': message => @(END/L) }
  plain ${a} \
  joined
  |- END
