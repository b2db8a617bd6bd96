# A collector realizes the virtual resources that it finds.
@user { 'alice': uid => 100 }
@user { 'bob': uid => 101 }
User <| title == 'bob' |>
