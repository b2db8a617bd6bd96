# A value that is a truth value.
@user { 'a': managehome => true; 'b': managehome => false }
User <| managehome == true |>
