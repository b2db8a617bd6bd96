Puppet::DataTypes.create_type('Impl') do
 interface 'attributes => {a=>Integer, d => {type => Integer, kind => derived}}'
 load_file 'puppet_x/impl'
 implementation_class PuppetX::Impl
end
