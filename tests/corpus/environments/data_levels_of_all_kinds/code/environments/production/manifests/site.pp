$names = ['one', 'two']
notice(lookup('k', merge => unique))
notice(lookup('k'))
notice(lookup('role_only'), lookup('j'), lookup('nested'), lookup('d'), lookup('only'), lookup('q'))
