# No rule is printed for `true and false`.
notify { 'result': message => true and false }
