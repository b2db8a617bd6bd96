# Functions are called by names that Puppet gives.
module Puppet::Parser::Functions
  newfunction(:sample_sends, :type => :rvalue) do |args|
    case args[0]
    when 'create' then send Puppet::Parser::Functions.function(:create_resources), ['notify', { 'sent' => { 'message' => 'x' } }]
    when 'newer' then function_defined(['notify'])
    when 'lookup' then send(:lookupvar, 'hostname')
    when 'find' then [findresource('Notify[none]'), findresource('Stage[main]').title, catalog.resource(:stage, :main).to_s]
    else raise Puppet::ParseError, "not from #{self}"
    end
  end
end
