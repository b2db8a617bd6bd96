define profile::shelf(Integer $width, $height = undef, $depth = $width * 2) {
  notify { "shelf ${title}": message => kit::given(['name', 'tag']) }
  notify { "template ${title}":
    message => inline_template("<%= @_role.inspect %> <%= scope['_role'] %> <%= scope.lookupvar('::_roles').keys.join(',') %> <%= @depth %>"),
  }
}
