lookup('where')
lookup('role')
include app; [$app::where, $app::found, $app::special, $app::values, $app::again]
include app; [$other::where, $other::role, $other::x, $other::inner]
$role = 'web' lookup('role')
include app; lookup('special')
app::find('argument')
