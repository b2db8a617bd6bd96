# What create_resources may be given, case 12.

create_resources('@@notify', {'a' => {message=>'x'}})
