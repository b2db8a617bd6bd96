# Section 5.3, a resource collector that changes what it finds.
class site {
	file { "file": owner => "alice" }
	File <| title == "file" |> {
		owner => "bob",
		group => "the group",
	}
}
include site
