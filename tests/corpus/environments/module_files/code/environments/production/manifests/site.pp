node 'file' { notify { 'x': message => file('m/a/hello.txt') } }
node 'file_choice' { notify { 'x': message => file('m/nowhere', 'nowhere/x', 'm/hello') } }
node 'epp' { notify { 'x': message => epp('m/t.epp', { 'x' => 1 }) } }
node 'epp_short' { notify { 'x': message => epp('m/t', { 'x' => 2 }) } }
node 'template' { notify { 'x': message => template('m/e.erb') } }
node 'no_file' { notify { 'x': message => file('m/nowhere', 'nowhere/x') } }
node 'no_epp' { notify { 'x': message => epp('m/nowhere.epp') } }
node 'no_template' { notify { 'x': message => template('m/nowhere.erb') } }
node 'no_module' { notify { 'x': message => template('nowhere/t.erb') } }
node 'find' { notify { 'x': message => find_file('m/nowhere', 'm/hello') =~ Undef } }
node 'source' { file { '/x': source => 'puppet:///modules/m/nowhere' } }
