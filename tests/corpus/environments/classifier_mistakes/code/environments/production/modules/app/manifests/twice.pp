class app::twice {
  notify { 'site': }
}
