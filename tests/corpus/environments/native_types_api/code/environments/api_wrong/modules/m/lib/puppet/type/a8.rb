require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a8', desc: 'x', unknown_key: 1, attributes: { name: { type: 'String', behaviour: :namevar, other: 1 }, ensure: { type: 'String' } })
