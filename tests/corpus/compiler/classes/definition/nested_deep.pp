# Classes three deep.
class a { class b { class c { notify { $title: } } } }
include a::b::c
