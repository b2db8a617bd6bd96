Puppet::DataTypes.create_type('Wrong') do
  interface <<-PUPPET
    attributes => 1
    PUPPET
end
