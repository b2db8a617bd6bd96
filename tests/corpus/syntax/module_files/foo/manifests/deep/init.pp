# init.pp below the top stands for its own name.
class foo::deep::init { }
