# Negation, also twice.
notify { 'not': message => [!true, !false, !!true] }
