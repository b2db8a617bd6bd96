Puppet::Type.newtype(:u) do
  newparam(:setting) { isnamevar }
  newparam(:section)
  def self.title_patterns
    strip_brackets = lambda{|x| x.gsub(/^\[|\]$/, '')}
    [ [/^(\[.*\]) (.*)$/m, [[:section, strip_brackets], [:setting, lambda { |x| x.upcase }]]], [/^(.*)$/, [ :setting ] ] ]
  end
end
