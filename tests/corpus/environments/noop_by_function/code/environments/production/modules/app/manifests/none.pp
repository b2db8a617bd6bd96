class app::none {
  noop::by_class()
}
