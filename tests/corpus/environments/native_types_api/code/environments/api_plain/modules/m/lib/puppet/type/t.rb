require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 't',
  docs: 'x',
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: 'x', default: 'present' },
    name: { type: 'String', desc: 'x', behaviour: :namevar },
    v: { type: 'Optional[Integer]', desc: 'x' },
    p: { type: 'Optional[Integer]', desc: 'x', behaviour: :parameter },
    r: { type: 'Optional[Integer]', desc: 'x', behaviour: :read_only },
    i: { type: 'Optional[Integer]', desc: 'x', behavior: :init_only },
  },
)
