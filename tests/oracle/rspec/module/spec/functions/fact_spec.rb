require 'spec_helper'

describe 'probe::fact' do
  it { is_expected.to run.with_params('kernel').and_return('Linux') }
end
