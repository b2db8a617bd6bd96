# Fails: to read an attribute, the type is taken as it is written.
whit { 'Notify[inner]': tag => 'made' }
notice(Whit['Notify[inner]']['tag'])
