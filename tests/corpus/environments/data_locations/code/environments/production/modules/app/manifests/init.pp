class app($group = 'none', $many, $list, $elsewhere = 'none') {
  notify { 'all': message => [$group, $many, $list, $elsewhere] }
}
