class other { notice('other') }
