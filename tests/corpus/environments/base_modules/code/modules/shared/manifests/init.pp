class shared { notify { "shared ${module_name}": } }
