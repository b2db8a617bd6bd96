# An alias that is a hash.
notify { 'a': alias => { k => 1 } }
