define m::group::thing { notify { "grouped ${title}": } }
