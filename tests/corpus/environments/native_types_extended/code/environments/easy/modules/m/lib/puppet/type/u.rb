require 'easy_type'
Puppet::Type.newtype(:u) do
  include EasyType
  parameter :name
  property :x
end
