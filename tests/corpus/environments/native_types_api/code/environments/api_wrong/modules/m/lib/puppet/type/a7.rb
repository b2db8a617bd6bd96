require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a7', desc: 'x', attributes: { name: { type: 'Nope', behaviour: :namevar } })
