# this would provide nothing
class Puppet::Provider::Nothing < Puppet::Provider
end
