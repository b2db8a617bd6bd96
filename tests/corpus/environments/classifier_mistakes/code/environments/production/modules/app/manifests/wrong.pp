class app::wrong(Integer $value) { notify { 'wrong': } }
