# Strings that look like numbers are numbers to Puppet's operators.
notify { 'result': message => '1' + 1 }
