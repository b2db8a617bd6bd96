class app(
  Integer $port,
  Array[String] $list,
  $required,
) {
}
