Puppet::DataTypes.create_type('Noface') do
end
