require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a6', desc: 'x', attributes: { name: { behaviour: :namevar } })
