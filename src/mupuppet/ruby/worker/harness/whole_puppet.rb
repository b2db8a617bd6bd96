require 'puppet'

# Puppet's own library, which finds the environment of the catalog in its context.
module Harness
  def self.prepare
    return if @prepared

    @prepared = true
    environment = Puppet::Node::Environment.create(ask('environment').to_sym, ask('modulepath'))
    Puppet.push_context(current_environment: environment,
                        environments: Puppet::Environments::Static.new(environment))
  end
end
