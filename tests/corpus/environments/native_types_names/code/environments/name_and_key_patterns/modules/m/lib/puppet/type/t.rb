Puppet::Type.newtype(:t) do
  newparam(:name)
  newparam(:alpha) { isnamevar }
  newproperty(:v)
  def self.title_patterns
    [[/(.*)/m, [[:name, lambda { |x| x.upcase }], [:alpha]]]]
  end
end
