function environment::data() {
  $x = { 'app::a' => 'environment', 'app::list' => ['e'] }
  $x
}
