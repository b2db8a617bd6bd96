# A virtual resource enters the catalog when it is realized.
@user { 'alice': uid => 100 }
@user { 'bob': uid => 101 }
realize(User['alice'])
