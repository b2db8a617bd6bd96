# Types of types and of syntax trees, case 244.
notify { 'a': message => Puppet::Resource::Param.new(String,'a') }
