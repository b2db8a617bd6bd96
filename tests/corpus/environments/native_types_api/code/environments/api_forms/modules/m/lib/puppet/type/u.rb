require 'puppet/resource_api'
require_relative '../../puppet_x/attrs'
Puppet::ResourceApi.register_type(
  name: 'u', desc: 'x',
  attributes: { name: { type: 'String', behaviour: :namevar }, **PuppetX::Attrs.common(:x) }.merge(%w[c d].map { |n| [n.to_sym, { type: 'Optional[String]' }] }.to_h)
)
