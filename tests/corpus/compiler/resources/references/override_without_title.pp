# Fails: an empty title is none.
Notify[''] { message => 'never' }
