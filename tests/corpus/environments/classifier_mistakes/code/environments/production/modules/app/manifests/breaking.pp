class app::breaking {
  break()
}
