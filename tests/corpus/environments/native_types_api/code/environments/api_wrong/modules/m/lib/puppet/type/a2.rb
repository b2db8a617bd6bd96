require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a2', desc: 'x')
