class out($names) { create_resources('@@notify', $names.reduce({}) |$m, $x| { $m + { $x => { 'message' => "of ${x}", 'tag' => 'made' } } }) }
node 'a' { class { 'out': names => ['n1', 'n2'] } }
node 'b' { Notify <<| tag == 'made' |>> Notify <| |> { withpath => true } }
node 'c' { @@notify { 'own': } realize(Notify['own']) }
