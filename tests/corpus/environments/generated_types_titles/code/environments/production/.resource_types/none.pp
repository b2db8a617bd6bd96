Puppet::Resource::ResourceType3.new('none', [], [Puppet::Resource::Param(Any, 'v')])
