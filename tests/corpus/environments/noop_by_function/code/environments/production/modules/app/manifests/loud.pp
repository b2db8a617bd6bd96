class app::loud {
  noop(false)
  notify { 'loud': }
  app::part { 'loud': }
}
