Puppet::Type.newtype(:v) do
  newparam(:name)
  newparam(:b)
  def self.title_patterns
    [ [/^(.*)-(.*)$/m, [[:name, :b]]], [/^(.*)$/, [ [:name, ->(x) { raise 'wrong ' + x }] ] ] ]
  end
end
