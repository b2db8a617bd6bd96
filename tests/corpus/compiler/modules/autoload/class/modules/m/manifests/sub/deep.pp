class m::sub::deep { notify { "deep ${module_name} ${caller_module_name}": } }
