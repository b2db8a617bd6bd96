# A fact, as Puppet has it.
Puppet::Functions.create_function(:'probe::runtime_fact') do
  dispatch(:fact) { param 'String', :name }

  def fact(name)
    Puppet.runtime[:facter].value(name)['family']
  end
end
