Puppet::Type.newtype(:u) do
  newparam(:name) { isnamevar }
  newparam(:b) { isnamevar }
  PATTERNS = { /^(.*):(.*)$/ => [:name, :b], /^(.*)$/ => [:name] }
  def self.title_patterns
    PATTERNS.map { |r, names| [r, names.map { |n| [n] }] }
  end
end
