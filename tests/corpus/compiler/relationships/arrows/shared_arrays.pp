# An arrow makes the array longer that several resources have got at once: from several titles,
# from a default, from a collector, or from create_resources. Arrays of a variable are not shared.
notify { ['first', 'last']: }
notify { ['a', 'b']: before => [Notify['last']] }
Notify['a'] -> Notify['first']
class defaulted {
  Notify { before => [Notify['last']] }
  notify { 'c': }
  notify { 'd': }
  Notify['c'] -> Notify['first']
}
include defaulted
notify { ['e', 'f']: }
Notify <| title == 'e' or title == 'f' |> { before => [Notify['last']] }
Notify['e'] -> Notify['first']
create_resources('notify', { 'g' => {}, 'h' => {} }, { 'before' => [Notify['last']] })
Notify['g'] -> Notify['first']
$array = [Notify['last']]
notify { 'i': before => $array }
notify { 'j': before => $array }
Notify['i'] -> Notify['first']
