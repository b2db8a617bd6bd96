# Constant by kind.
type P = Object[{attributes => {a => {type => String, kind => constant, value => 'b'}}}]
notify { "${P.new.a}": }
