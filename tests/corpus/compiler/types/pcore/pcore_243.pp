# Types of types and of syntax trees, case 243.
notify { 'a': message => Annotation.new }
