case $facts['n'] {
  0: {
    notice(file('m//a.txt'), file('m/./a.txt'), file('m/../beside.txt'), file('m/../../n/files/n.txt'))
    notice(epp('m/../templates/t.epp'), epp('m//t.epp'), template('m/../templates/t.erb'))
    notice(find_file('m/../beside.txt') == undef)
  }
  1: { notice(file('m/a.txt/')) }
  2: { notice(file('m/none/../a.txt')) }
  3: { notice(file('M/a.txt')) }
  4: { notice(file('./m/a.txt')) }
  5: { notice(file('m')) }
  default: { notice(file('')) }
}
