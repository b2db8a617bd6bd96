class b { notify { "b ${module_name} ${caller_module_name}": } }
