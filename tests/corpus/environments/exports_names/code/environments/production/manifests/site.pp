node 'a' { @@file{'/f1': alias=>'al', noop=>true, loglevel=>'debug', schedule=>'s', audit=>['all']} @@file{'n': path=>'/f2'} @@exec{'e': command=>'/bin/true', before=>File['/f1'], subscribe=>[File['n']]} }
node 'b' { File<<| |>> Exec<<| |>> schedule{'s':} }
node 'b4' { Exec<<| |>> }
node 'b5' { File<<| path=='/f2' |>> }
node 'b6' { File<<| noop==true |>> { noop=>false } schedule{'s':} }
node 'b7' { File<<| title=='n' |>> file{'x': require=>File['n']} File['/f2'] -> notify{'k':} }
node 'b8' { notify{'k': require=>File['n']} File<<| title=='n' |>> }
node 'b9' { File['n'] { mode=>'0600' } File<<| title=='n' |>> }
node 'b10' { realize(File['n']) File<<| title=='n' |>> }
node 'b11' { File<<| title=='n' |>> File<| |> { owner=>'me' } }
node 'b12' { if defined(File['n']) { notify{'yes':} } File<<| title=='n' |>> }
node 'b14' { Notify<<| message == Sensitive('x') |>> }
node 'b15' { File<<| mode == ['a'] |>> }
node 'b18' { File<<| title == /x/ |>> }
node 'b20' { File<<| $x == 'y' |>> }
