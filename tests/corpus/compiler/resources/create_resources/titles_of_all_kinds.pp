# A title may be anything that Ruby has a text for; a reference is a hash of what names it.
define some($x = 1) { notice($title, $name, $x) }
create_resources('some', { [[undef, 'b']] => {}, [['n', { 'a' => 1 }]] => {}, 'named' => Notify['n'] })
create_resources('notify', { [['n']] => { 'message' => 1 }, 'untitled' => Notify })
class with_name($x = 1) { }
create_resources('class', { 'with_name' => Class['n'] })
