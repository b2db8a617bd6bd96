Puppet::DataTypes.create_type('Plain') do
  interface <<-PUPPET
    attributes => { a => Integer, b => { type => String, value => 'x' } }
    PUPPET
end
