node 'n1' {
  t { 't': co1 => 1, co2 => 1, more_x => 1, more_y => 1, hooked => 1, hk => 1, oa => 1, ob => 1, oc => 1, od => 1, th1 => 1, th2 => 1, th3 => 1 , fo1 => 1, fo2 => 1 }
}

node 'n2' {
  t { 't': owned => 1, singled => 1, dynamic => 1, ie => 1, ce => 1, ces => 1, ies => 1, ev => 1, sent => 1, sent2 => 1, sent3 => 1, selfed => 1, called => 1, lam => 1, lam2 => 1, lam3 => 1, pr1 => 1, m1 => 1, m2 => 1, exec1 => 1, tapped => 1, cexec => 1 }
}

node 'n3' {
  t { 't': after => 1, after2 => 1, after3 => 1, after4 => 1, after5 => 1, after6 => 1, after7 => 1 }
}

node 'n4' {
  t { 't': nope => 1 }
}
