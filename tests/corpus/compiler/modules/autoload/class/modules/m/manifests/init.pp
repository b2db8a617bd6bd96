class m { notify { "m ${module_name}": } }
