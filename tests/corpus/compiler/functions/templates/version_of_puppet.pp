# The version of Puppet that a template asks for is that of the server, whatever the facts say.
# facts: {"puppetversion": "8.1.0"}
notice(inline_template('<%= Puppet.version %> <%= @puppetversion %>'))
