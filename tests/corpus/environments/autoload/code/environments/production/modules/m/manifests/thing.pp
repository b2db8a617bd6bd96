define m::thing { notify { "thing ${title}": } }
