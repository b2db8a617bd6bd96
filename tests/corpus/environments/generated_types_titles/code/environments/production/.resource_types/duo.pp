Puppet::Resource::ResourceType3.new(
  'duo',
  [
    Puppet::Resource::Param(Any, 'v')],
  [
    Puppet::Resource::Param(Any, 'alpha', true),
    Puppet::Resource::Param(Any, 'beta', true)],
  {
    /(?m-ix:^(.*):(.*)$)/ => ['alpha', 'beta'],
    /(?m-ix:^(.*)$)/ => ['alpha']},
  true,
  false)
