# Fails: What create_resources may be given, case 2.
create_resources('notify', {'a' => {}, 'b' => {x=>1}}, {nope=>1})
