# Odd names and references, case 68.
notice(defined(Notify['q'])) notify { 'q': } notice(defined(Notify['q']), defined('notify'), defined('$x'), defined('nosuch::x'))
