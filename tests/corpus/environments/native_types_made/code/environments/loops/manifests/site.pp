node 'n1' {
  t { 't': a => 1, b => 1, c => 1, d => 1, e => 1, f => 1, g => 1, n0 => 1, n1 => 1, n2 => 1, u1 => 1, u2 => 1, r1 => 1, r2 => 1, x => 1, y => 1, z => 1, h => 1, i => 1, j => 1, k => 1, l => 1, m => 1 }
}

node 'n2' {
  t { 't': ni0 => 1, oi1 => 1, p => 1, q => 1, w0 => 1, w1 => 1, looped => 1, aa => 1, bb => 1, cc => 1, k_x => 1, in_s => 1, in_t => 1, wo_s => 1, wo_t => 1, zz => 1, sy => 1, adb => 1 }
}

node 'n3' {
  t { 't': nope => 1 }
}

node 'n4' {
  t { 't': n3 => 1 }
}

node 'n5' {
  t { 't': w2 => 1 }
}

node 'n6' {
  t { 't': yy => 1 }
}
