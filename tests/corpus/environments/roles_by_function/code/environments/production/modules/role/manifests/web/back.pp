class role::web::back {
  require profile::shop
}
