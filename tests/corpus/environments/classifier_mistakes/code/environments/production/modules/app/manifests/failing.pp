class app::failing {
  include app::failing::inner
}
