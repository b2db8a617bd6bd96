notice(lookup('k'), lookup('k', merge => unique), lookup('only_a'), lookup('val'), lookup('xx', default_value => 'none'))
