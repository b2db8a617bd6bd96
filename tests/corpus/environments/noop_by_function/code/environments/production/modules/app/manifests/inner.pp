class app::inner {
  notify { 'inner': }
  service { 'inner': }
}
