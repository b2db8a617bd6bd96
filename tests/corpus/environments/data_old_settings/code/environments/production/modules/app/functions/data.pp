function app::data() {
  $x = { 'app::b' => 'module', 'app::list' => ['m'] }
  $x
}
