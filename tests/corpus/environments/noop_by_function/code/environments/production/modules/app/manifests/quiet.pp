class app::quiet(Boolean $quiet = true) {
  noop::by_class()
  notify { 'quiet': }
}
