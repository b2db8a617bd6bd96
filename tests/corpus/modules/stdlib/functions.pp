# Functions as they are used together.
include stdlib
$merged = deep_merge({ 'a' => { 'b' => 1 } }, { 'a' => { 'c' => [1, 2] } })
$picked = pick(undef, '', 'third')
$members = unique(flatten([['web', 'db'], 'web', concat(['a'], ['b', 'c'])]))
notify { 'merged': message => to_json($merged) }
notify { 'members': message => join(sort($members), ',') }
notify { 'picked': message => "${picked} ${bool2str(true)} ${str2bool('no')} ${capitalize('word')}" }
notify { 'numbers': message => "${max(1, 7, 3)} ${range(1, 5)} ${sum_of}" , withpath => has_key({ 'x' => 1 }, 'x') }
file_line { 'sudo': path => '/etc/sudoers', line => '%admin ALL=(ALL) ALL', match => '^%admin' }
ensure_packages(['vim', 'git'], { 'ensure' => 'latest' })
ensure_resource('user', 'alice', { 'ensure' => 'present', 'uid' => 1001 })
ensure_resources('group', { 'staff' => { 'gid' => 50 } })
anchor { 'begin': } -> anchor { 'end': }
