# Types of types and of syntax trees, case 245.
notify { 'a': message => RubyMethod }
