begin
  require 'puppet_x/jenkins/type/cli'
rescue LoadError
  require 'pathname'
  jenkins = Puppet::Module.find('jenkins', Puppet[:environment].to_s)
  raise(LoadError, "Unable to find jenkins module in modulepath #{Puppet[:basemodulepath] || Puppet[:modulepath]}") unless jenkins
  require File.join jenkins.path, 'lib/puppet_x/jenkins/type/cli'
end
PuppetX::Jenkins::Type::Cli.newtype(:jenkins_thing) do
  ensurable
  newparam(:name) do
    isnamevar
  end
  newproperty(:full_name) do
    desc 'x'
  end
end
