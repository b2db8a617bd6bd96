# Fails: a title twice in two bodies.
notify { 'a': ; 'a': }
