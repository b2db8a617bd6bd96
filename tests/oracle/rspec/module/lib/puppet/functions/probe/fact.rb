# A fact, as Facter has it.
Puppet::Functions.create_function(:'probe::fact') do
  dispatch(:fact) { param 'String', :name }

  def fact(name)
    Facter.value(name).to_s
  end
end
