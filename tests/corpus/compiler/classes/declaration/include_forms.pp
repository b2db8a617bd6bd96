# All that include accepts.
class a { notify { 'a': } }
class b { notify { 'b': } }
class c::d { notify { 'c::d': } }
include a, [b, ['c::d']]
include Class['a']
