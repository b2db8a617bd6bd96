# Regular expressions of Puppet's in a template: as a text, inspected, and matched.
$pattern = /a\/b/
$patterns = [/x/, { 'key' => /y/ }]
notify { 'texts':
  message => inline_template('<%= @pattern %> <%= @pattern.inspect %> <%= @patterns %> <%= @pattern =~ "xa/b" %>'),
}
