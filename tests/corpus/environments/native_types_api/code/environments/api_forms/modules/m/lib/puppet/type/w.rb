require 'puppet/resource_api'
definition = { name: 'w', desc: 'x', attributes: {} }
definition[:attributes][:name] = { type: 'String', behaviour: :namevar }
%i[e f].each { |n| definition[:attributes][n] = { type: 'Optional[String]', desc: "#{n}" } }
definition[:attributes].merge!(g: { type: 'Optional[String]' })

Puppet::ResourceApi.register_type(**definition)
