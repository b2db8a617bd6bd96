class app::late {
  app::part { 'late': }
}
