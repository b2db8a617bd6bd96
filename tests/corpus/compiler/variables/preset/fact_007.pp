# Facts with odd names and values, case 7.
# facts: {"a::b::c": {"x": 1}}
notice($a::b::c, "${a::b::c['x']}", defined('$a::b::c'), getvar('a::b::c.x'), getvar('a::b::c'))
