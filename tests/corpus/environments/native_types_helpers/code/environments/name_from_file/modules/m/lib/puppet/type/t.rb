Puppet::Type.newtype(File.basename(__FILE__, '.rb').to_sym) do
  newparam(:name)
end
