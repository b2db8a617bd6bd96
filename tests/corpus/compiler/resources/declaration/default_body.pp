# The body default holds for the others.
notify { default: message => 'd', withpath => true; 'a': ; 'b': message => 'own' }
