# Odd names of types, classes and tags, case 78.
notice(defined('A'), defined('::a'), defined('a::b'), defined('Notify'), defined('NOTIFY'), defined('Integer'), defined('$title'), defined('')) class a { }
