# Queries can be combined, and compare attributes and tags.
@user { 'alice': uid => 100, shell => '/bin/sh' }
@user { 'bob': uid => 101, shell => '/bin/zsh', tag => 'admin' }
@user { 'carol': uid => 102, shell => '/bin/sh', groups => ['a', 'b'] }
User <| (shell == '/bin/sh' and uid != 100) or tag == 'admin' |>
