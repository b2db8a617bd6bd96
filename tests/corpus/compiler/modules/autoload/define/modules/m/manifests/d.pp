define m::d { notify { "${title} ${module_name}": } }
