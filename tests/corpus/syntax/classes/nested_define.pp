# So does a defined type.
class a {
  define b { }
}
