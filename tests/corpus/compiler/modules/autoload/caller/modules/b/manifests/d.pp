define b::d { notify { "d ${module_name} ${caller_module_name}": } }
