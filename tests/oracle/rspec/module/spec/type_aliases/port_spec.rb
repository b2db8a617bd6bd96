require 'spec_helper'

describe 'Probe::Port' do
  it { is_expected.to allow_values(1, 65_535) }
  it { is_expected.not_to allow_values(0, '1', nil) }
end
