# Methods and attributes may have the names of words of Ruby.
type My = Object[{attributes => {'begin' => String, 'nil' => String, 'self' => String}, functions => {'alias' => {type => Callable[[0,0],String], annotations => {RubyMethod => {'body' => "'value of alias'"}}}, 'end' => {type => Callable[[0,0],String], annotations => {RubyMethod => {'body' => "'value of end'"}}}}}]
$x = My('b', 'n', 's')
notice($x.begin, $x.nil, $x.self, $x.alias, $x.end)
