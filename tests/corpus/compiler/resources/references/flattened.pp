# Arrays with references are made flat.
class c($r = [1, [File['/a'], [2]]]) { notify { 'x': message => $r } }
include c
