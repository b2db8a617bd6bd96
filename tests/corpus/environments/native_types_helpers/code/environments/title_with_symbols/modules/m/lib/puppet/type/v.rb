Puppet::Type.newtype(:v) do
  newparam(:name) { isnamevar }
  newparam(:b) { isnamevar }
  def self.title_patterns
    identity = lambda { |x| x }
    id2 = method(:same)
    [ [/^(.*)@(.*)$/, [[:name, identity], [:b, id2]]], [/^(.*)$/, [[:name, nil]]] ]
  end
  def self.same(x)
    x
  end
end
