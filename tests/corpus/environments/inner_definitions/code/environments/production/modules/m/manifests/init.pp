class m {
  class inner { notify { 'inner': } }
}
function m::f() { 'f' }
type M::T = Integer
