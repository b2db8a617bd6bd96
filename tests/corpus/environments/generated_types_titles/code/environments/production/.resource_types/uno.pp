Puppet::Resource::ResourceType3.new('uno', [], [Puppet::Resource::Param(Any, 'p', true)], { /x(.*)/ => ['p'] }, false)
