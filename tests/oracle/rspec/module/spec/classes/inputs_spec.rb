require 'spec_helper'

describe 'probe::inputs' do
  let(:trusted_external_data) { { source: { 'key' => ['value'] } } }

  it { is_expected.to compile.with_all_deps }
  it { is_expected.to contain_file('/etc/inputs').with_content("external {source => {key => [value]}}\nfamily Debian\n") }
  it { is_expected.to contain_notify('runtime').with_message('Debian') }
  it { is_expected.to contain_notify('server').with_message(Puppet.version) }
  it { is_expected.to contain_file('/etc/binary').with_content("\x00\x01\xFF".b) }
  it { is_expected.to contain_file('/etc/secrets') }

  context 'with facts of its own' do
    let(:facts) { { 'os' => { 'family' => 'RedHat' } } }

    it { is_expected.to contain_file('/etc/inputs').with_content(/family RedHat/) }
    it { is_expected.to contain_notify('runtime').with_message('RedHat') }
  end

  context 'with a fact that JSON cannot have' do
    let(:facts) { { 'odd' => "\xFF".b } }

    it { is_expected.to contain_notify('runtime').with_message('Debian') }
  end

  it 'counts coverage' do
    catalogue
    covered = RSpec::Puppet::Coverage.instance.results[:resources]
    expect(covered.keys).to include('File[/etc/inputs]')
    expect(covered.keys).not_to include('Class[Settings]')
  end
end
