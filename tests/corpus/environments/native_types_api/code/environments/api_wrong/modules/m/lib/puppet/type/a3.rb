require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a3', desc: 'x', attributes: { name: { type: 'String', behaviour: :nope } })
