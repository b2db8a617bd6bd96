node 'missing_class' { include m::nowhere }
node 'missing_module' { include nothing::at::all }
node 'missing_type' { m::nothing { 'x': } }
node 'other' { include m::other }
node 'parent' { include m::orphan }
node 'required' { require m::nowhere }
node 'contained' { class { 'm::nowhere': a => 1 } }
