require 'spec_helper'

describe 'probe' do
  let(:trusted_facts) { { 'pp_role' => 'web' } }

  it { is_expected.to compile.with_all_deps }
  it { is_expected.to contain_class('probe::other') }
  it { is_expected.to contain_package('probe').that_comes_before('File[/etc/probe]') }
  it { is_expected.to contain_file('/etc/probe').with_mode('0644').that_notifies('Service[probe]') }
  it { is_expected.to contain_service('probe').with(ensure: 'running', enable: true).that_subscribes_to('File[/etc/probe]') }
  it { is_expected.to contain_file('/etc/probe').with_content(/\Afrom the module 80 .* web$/) }
  it { is_expected.to contain_file('/etc/probe.later').with_content('a-b') }
  it { is_expected.to contain_file('/etc/probe.erb').with_content("text from the module Debian\n") }
  it { is_expected.to contain_file('/etc/probe.ruby').with_content('Linux') }
  it { is_expected.to contain_probe__line('one').that_requires('Class[probe::other]') }
  it { is_expected.to contain_notify('other').with_message('n' => 1, 'list' => [1, 'two', true, nil], 'nested' => { 'a' => 1.5 }) }
  it { is_expected.to have_file_resource_count(8) }
  it { is_expected.to contain_probe__line('80').with_name('80') }
  it { is_expected.to contain_file('/etc/probe.d/80').with_content("80\n") }
  it { is_expected.to have_class_count(2) }
  it { is_expected.not_to contain_file('/etc/nothing') }
  it { is_expected.to contain_file('/etc/probe.secret').with_content(sensitive('secret')) }
  it 'fails where this example fails' do
    is_expected.to contain_file('/etc/probe').with_mode('0600')
  end

  context 'with a text of its own' do
    let(:params) { { text: 'logged' } }

    it 'logs' do
      catalogue
      expect(@logs.map { |log| [log.level, log.message] }).to include([:notice, 'text is logged'], [:warning, 'careful'])
    end
  end

  context 'with a name' do
    let(:node) { 'web02.example.com' }

    it { expect(exported_resources).to contain_probe__line('exported by web02.example.com') }
    it { expect(exported_resources).not_to contain_package('probe') }
  end

  context 'with parameters' do
    let(:params) { { text: "it's $mine", port: 81, password: sensitive('other') } }

    it { is_expected.to contain_file('/etc/probe').with_content(/\Ait's \$mine 81/) }
    it { is_expected.to contain_class('probe').with_port(81) }
  end

  context 'with wrong parameters' do
    let(:params) { { port: 'x' } }

    it { is_expected.to compile.and_raise_error(/\AEvaluation Error: Error while evaluating a Resource Statement, Class\[Probe\]: parameter 'port' expects an Integer value, got String \(line: \d+, column: 1\) on node/) }
    it { is_expected.to raise_error(Puppet::PreformattedError) }
  end

  context 'with something broken' do
    let(:params) { { broken: true } }
    let(:facts) { { 'os' => { 'family' => 'RedHat', 'name' => 'x' } } }

    it { is_expected.to raise_error(Puppet::Error, /broken on RedHat \(file: .*init.pp, line: 9, column: 5\) on node/) }
  end

  context 'with conditions, a node and its parameters' do
    let(:pre_condition) { 'notify { "before ${own}": }' }
    let(:post_condition) { "notify { 'after': require => Class['probe'] }" }
    let(:node) { 'web01.example.com' }
    let(:node_params) { { 'own' => 'mine' } }

    it { is_expected.to contain_notify('before mine') }
    it { is_expected.to contain_notify('after').that_requires('Class[probe]') }
    it { is_expected.to contain_file('/etc/probe').with_content(/web01.example.com/) }
  end

  context 'with a global hierarchy' do
    let(:hiera_config) { File.expand_path('../fixtures/hiera.yaml', __dir__) }

    it { is_expected.to contain_file('/etc/probe').with_content(/\Afrom the specs 80/) }
  end

  context 'with a mistake in its code' do
    let(:pre_condition) { "notify { 'a' }" }

    it { is_expected.to raise_error(Puppet::Error, /Syntax error at '}'/) }
  end

  context 'with a cycle' do
    let(:pre_condition) { "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }" }

    it { is_expected.not_to compile }
  end

  context 'with a function that the specs define' do
    let(:pre_condition) { 'notify { defined_here(): }' }

    before do
      Puppet::Parser::Functions.newfunction(:defined_here, type: :rvalue) { |_| 'from the specs' }
    end

    it { is_expected.to contain_notify('from the specs') }
  end

  context 'with a resource type of a module that Puppet ships' do
    let(:pre_condition) { "augeas { 'probe': }" }

    it { is_expected.to compile.and_raise_error(/Unknown resource type: 'augeas'/) }
  end
end
