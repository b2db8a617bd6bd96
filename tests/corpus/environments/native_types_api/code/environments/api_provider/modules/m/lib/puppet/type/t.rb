require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 't', desc: 'x', attributes: { name: { type: 'String', behaviour: :namevar } })
