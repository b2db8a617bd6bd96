Puppet::DataTypes.create_type('Twice') do
 interface 'attributes => {a=>Integer}'
 interface 'attributes => {}'
end
