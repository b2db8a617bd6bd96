class m::a::b::c { notify { "${title} ${name}": } }
