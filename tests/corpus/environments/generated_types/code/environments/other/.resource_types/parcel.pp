notice('other')
