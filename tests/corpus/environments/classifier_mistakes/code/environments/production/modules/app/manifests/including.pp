class app::including {
  include app::asking
}
