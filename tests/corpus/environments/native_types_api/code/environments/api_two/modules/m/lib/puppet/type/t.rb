require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 't',
  desc: 'x',
  features: [],
  title_patterns: [
    { pattern: %r{^(?<package>.*[^-])-(?<manager>.*)$}, desc: 'x' },
    { pattern: %r{^(?<package>.*)$}, desc: 'x' },
  ],
  attributes: {
    package: { type: 'String', desc: 'x', behaviour: :namevar },
    manager: { type: 'String', desc: 'x', behaviour: :namevar },
  },
)
