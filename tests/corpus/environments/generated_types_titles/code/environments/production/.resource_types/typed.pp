Puppet::Resource::ResourceType3.new('typed', [], [Puppet::Resource::Param(Integer, 'p', true), Puppet::Resource::Param(Enum['a','b'], 'q')])
