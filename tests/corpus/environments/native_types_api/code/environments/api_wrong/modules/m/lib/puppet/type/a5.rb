require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a5', desc: 'x', attributes: { title: { type: 'String', behaviour: :namevar } })
