require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a4', attributes: { name: { type: 'String', behaviour: :namevar } })
