Puppet::Type.type('t').provide :one, :parent => Puppet::Provider do
end
