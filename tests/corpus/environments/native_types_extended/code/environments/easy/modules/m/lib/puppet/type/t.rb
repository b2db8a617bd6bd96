Puppet::Type.newtype(:t) do
  include EasyType
  parameter :name
  property :x
end
