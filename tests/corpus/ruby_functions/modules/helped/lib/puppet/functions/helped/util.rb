require 'puppet_x/helped/util'

Puppet::Functions.create_function(:'helped::util') do
  dispatch :run do
    param 'String', :what
    repeated_param 'Any', :values
  end

  include PuppetX::Helped::Mixin

  LIMIT = 3

  def run(what, *values)
    util = PuppetX::Helped::Util
    case what
    when 'flatten' then util.flatten_keys(values[0])
    when 'calls'
      util.flatten_keys(values[0])
      util.calls
    when 'fetch' then util.fetch!(*values)
    when 'rescued' then rescued(*values)
    when 'shout' then util.shout(values[0])
    when 'defaults' then PuppetX::Helped::DEFAULTS.merge(values[0])
    when 'indent' then PuppetX::Helped::Functions.indent(*values)
    when 'selfish' then PuppetX::Helped::Selfish.answer
    when 'twice'
      count = LIMIT
      twice { count += 1 }
      count
    when 'names' then [util.name, util.class.to_s, PuppetX::Helped::Mixin.class.name]
    when 'responds' then [util.respond_to?(:shout), util.respond_to?(:nothing)]
    when 'sends' then util.send(:shout, 'x') + util.public_send('shout', 'y')
    when 'missing' then util.nothing
    when 'kinds' then kinds
    end
  end

  def rescued(hash, key)
    PuppetX::Helped::Util.fetch!(hash, key)
  rescue PuppetX::Helped::Missing => e
    [e.message, e.key, e.is_a?(StandardError), e.is_a?(PuppetX::Helped::Error), e.class.name]
  end

  def kinds
    error = PuppetX::Helped::Missing.new('k')
    [PuppetX::Helped::Error === error, PuppetX::Helped::Missing < StandardError, error.message,
     error.kind_of?(PuppetX::Helped::Missing), PuppetX::Helped::Missing.superclass.name]
  end
end
