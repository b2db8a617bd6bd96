# A reference is a type in Puppet, and types have an order: the narrower one is less.
notify { 'result': message => [Notify['a'] < Notify['b'], Notify['a'] <= Notify['a']] }
