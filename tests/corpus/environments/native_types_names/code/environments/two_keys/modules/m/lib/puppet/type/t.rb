Puppet::Type.newtype(:t) do
  newparam(:alpha) { isnamevar }
  newparam(:beta) { isnamevar }
  newproperty(:v)
  def self.title_patterns
    [[/^([^:]+):(.+)$/, [[:beta], [:alpha]]], [/^(.*)$/m, [[:alpha]]]]
  end
end
