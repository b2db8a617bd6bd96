# Types of types and of syntax trees, case 242.
notify { 'a': message => RubyMethod.new('a') }
