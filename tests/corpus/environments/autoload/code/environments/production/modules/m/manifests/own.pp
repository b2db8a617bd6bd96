class m::own { notify { "own of ${module_name}": } }
