require 'puppet'
require 'puppet/test/test_helper'
require 'rspec-puppet'

Puppet::Test::TestHelper.initialize

class CollectedLogs
  def initialize(logs)
    @logs = logs
  end

  def <<(message)
    @logs << message
  end
end

Puppet::Util::Log.newdesttype :collected_logs do
  match 'CollectedLogs'

  def initialize(logs)
    @collected = logs
  end

  def handle(message)
    @collected << message
  end
end

fixtures = File.expand_path('fixtures', __dir__)
RSpec.configure do |config|
  config.module_path = File.join(fixtures, 'modules')
  config.environmentpath = File.expand_path(__dir__)
  config.strict_variables = true
  config.trusted_server_facts = true if config.respond_to?(:trusted_server_facts=) # the default, since 3
  config.default_facts = { 'os' => { 'family' => 'Debian', 'name' => 'Debian' }, 'kernel' => 'Linux' }
  config.before(:all) { Puppet::Test::TestHelper.before_all_tests }
  config.after(:all) { Puppet::Test::TestHelper.after_all_tests }
  config.before do
    Puppet::Test::TestHelper.before_each_test
    @logs = []
    Puppet::Util::Log.newdestination(CollectedLogs.new(@logs))
  end
  config.after do
    Puppet::Util::Log.close_all
    Puppet::Test::TestHelper.after_each_test
  end
end
