# What create_resources may be given, case 11.

create_resources('@notify', {'a' => {message=>undef}})
