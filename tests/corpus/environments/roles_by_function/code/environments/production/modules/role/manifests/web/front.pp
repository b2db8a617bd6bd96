class role::web::front {
  include profile::shop
  profile::shelf { 'books': width => 3, tag => 'wood' }
}
