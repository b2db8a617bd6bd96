require 'spec_helper'

describe 'probe::line' do
  let(:title) { "it's" }

  it { is_expected.to contain_file("/etc/probe.d/it's").only_with_content("it's\n") }

  context 'with a level' do
    let(:params) { { level: 3 } }

    it { is_expected.to contain_file("/etc/probe.d/it's").with_content("it's3\n") }
  end

  context 'with a level that is too high' do
    let(:params) { { level: 10 } }

    it { is_expected.to compile.and_raise_error(/Probe::Line\[it's\]: parameter 'level' expects .* \(line: \d+\) on node/) }
  end
end
