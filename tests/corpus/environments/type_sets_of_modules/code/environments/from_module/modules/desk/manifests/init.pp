class desk(Shop::Count $n = 4) {
  notify { "${n}": message => String(Shop::Count) }
}
