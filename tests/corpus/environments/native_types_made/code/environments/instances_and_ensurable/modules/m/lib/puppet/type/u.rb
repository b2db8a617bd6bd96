Puppet::Type.newtype(:u) do
  newparam(:name)
  def exists?; end
  def create; end
  def destroy; end
end
