function fun::data() {
  $data = { "fun::a" => "from the module", "unqualified" => 1 }
  $data
}
