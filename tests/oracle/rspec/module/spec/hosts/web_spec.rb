require 'spec_helper'

describe 'web.example.com' do
  let(:pre_condition) { "node 'web.example.com' { include probe::other }\nnode default { }" }

  it { is_expected.to contain_class('probe::other') }
  it { is_expected.to contain_notify('other') }
end
