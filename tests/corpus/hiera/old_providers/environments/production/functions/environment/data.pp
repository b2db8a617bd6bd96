function environment::data() {
  $data = { "a" => "from the function", "h" => { "x" => "%{facts.f}" } }
  $data
}
