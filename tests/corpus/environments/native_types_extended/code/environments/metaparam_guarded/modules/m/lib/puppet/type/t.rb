Puppet::Type.newtype(:t) do
  newparam(:name, :namevar => true) do
    desc 'x'
  end
end
unless Puppet::Type.metaparams.include? :transport
  Puppet::Type.newmetaparam(:transport) do
    desc "x"
  end
end
