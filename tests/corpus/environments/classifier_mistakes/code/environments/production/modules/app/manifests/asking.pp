class app::asking {
  notify { 'asking': message => lookup('app::nothing') }
}
