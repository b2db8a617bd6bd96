require 'puppet/util/package'

# A block sees the variables of the module around it.
module Puppet::Parser::Functions
  colours = { 'sky' => ['blue'] }
  known = { 'all' => colours['sky'] + ['grey'] }

  newfunction(:sample_outside, :type => :rvalue, :arity => -2) do |args|
    name, roles = args
    compiler.topscope.setvar('_sample', {})
    kept = compiler.topscope.lookupvar('_sample')
    kept[name] = known.fetch(name, [])
    [known.key?(name), lookupvar('_sample'), roles.to_pson]
  end
end
