Puppet::Type.newtype(:t) do
  newparam(:name) { isnamevar }
  newparam(:b) { isnamevar }
  def self.title_patterns
    [
      [ %r{\A([^/]+)/(.+)\z}, [[:name, ->(x) { x }], [:b, proc { |x| x.to_sym }]] ],
      [ /\A(.*)\z/m, [[:name]] ],
    ]
  end
end
