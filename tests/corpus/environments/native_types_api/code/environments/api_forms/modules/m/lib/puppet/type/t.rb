require 'puppet/resource_api'
ATTRS = { name: { type: 'String', behaviour: :namevar }, a: { type: 'Optional[String]' } }
Puppet::ResourceApi.register_type({
  :name => 't',
  :desc => <<-EOS,
    text: a => b
  EOS
  :attributes => ATTRS.merge(b: { type: 'Optional[String]' }),
  :autorequire => { file: '$source', package: 'apt' },
})
