Puppet::DataTypes.create_type('Gen') do
 interface 'attributes => {a=>{type=>Integer, kind=>given_or_derived}}'
 implementation do
  def a
   7
  end
 end
end
