# Section 5.3, a virtual resource that is realized before it is declared.
class site {
	realize User["alice"]
	@user { "alice": uid => 100 }
	@user { "bob": uid => 101 }
	realize User["alice"]
}
include site
