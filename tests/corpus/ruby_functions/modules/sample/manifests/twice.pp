# Changes to the one are not seen by the other.
class sample::twice {
  sample::listed { ['a', 'b']: }
  sample::listed { 'c': list => ['x'], options => { 'o' => 1 } }
}
