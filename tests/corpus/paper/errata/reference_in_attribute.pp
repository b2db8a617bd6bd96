# DeRefExp steps the expression before the brackets, and a reference t[e] is one: its title first.
$titles = ['/a', '/b']
file { '/b': owner => 'bob' }
notify { 'owner': message => File[$titles[1]]['owner'] }
