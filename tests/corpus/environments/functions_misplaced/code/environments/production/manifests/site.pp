node 'wrong' { notice(m::wrong()) }
node 'empty' { notice(m::empty()) }
node 'several' { notice(m::several()) }
node 'noclass' { notice(m::noclass()) }
node 'logic' { notice(m::logic()) }
node 'type_wrong' { notice(1 =~ M::Wrong) }
node 'type_empty' { notice(1 =~ M::Empty) }
node 'type_function' { notice(1 =~ M::Func) }
node 'type_logic' { notice(1 =~ M::Logic) }
node 'in_module_plain' { notice(alone()) }
