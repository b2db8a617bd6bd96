Puppet::Type.newtype('t') do
  newparam('Name')
  newproperty('Vee')
  newparam(:wee)
end
