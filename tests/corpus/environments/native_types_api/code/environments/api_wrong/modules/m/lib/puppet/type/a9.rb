require 'puppet/resource_api'
Puppet::ResourceApi.register_type(name: 'a9', desc: 'x', features: ['nope', 'canonicalize', 'custom_insync'], attributes: { name: { type: 'String', behaviour: :namevar }, p: { type: 'Optional[String]', behaviour: :parameter } })
