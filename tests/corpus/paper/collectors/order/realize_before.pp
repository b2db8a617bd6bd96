# `realize` finds resources that are declared after it.
realize(User['alice'])
@user { 'alice': uid => 100 }
@user { 'bob': uid => 101 }
realize(User['alice'])
