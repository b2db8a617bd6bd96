function app::make() {
  notify { 'made': }
}
