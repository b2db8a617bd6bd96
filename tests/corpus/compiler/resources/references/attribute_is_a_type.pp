# Types of resources without a title are references with an empty one.
notify { 'a': message => Notify }
notify { 'b': message => [User, { 'k' => File }] }
