# Another one of these.
file { class a => 1 }
