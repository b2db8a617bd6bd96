class app::fail {
  notify { 'epp': message => epp('app/fail.epp') }
}
