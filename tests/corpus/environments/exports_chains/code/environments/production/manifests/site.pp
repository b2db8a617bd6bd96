define d($p=1) { file{"/d/$title": content=>"$p"} @@notify{"inner ${title} of ${facts['h']}":} }
node /^s/ { @@d{"t ${facts['h']}": p=>$facts['h'], tag=>'q'} }
node 'c' { D<<| |>> Notify<<| |>> }
node 'c2' { D<<| tag=='q' and p=='s1' |>> -> notify{'after':} }
node 'c3' { D<<| tag!='q' |>> notify{'none':} }
node 'c4' { @@user{'u': groups=>['a','b']} User<<| groups=='a' |>> }
node 'c5' { User<<| groups=='a' |>> User<<| groups!='zz' |>> { ensure=>present } }
node 'c6' { D<<| title=='t s1' |>> { p => 'over' } }
node 'c7' { D<<| tag == 'q' or title == 'x' |>> { p => 'over', require => Notify['n'] } notify{'n':} }
node 'c8' { include z }
class z { D<<| tag == 'q' |>> }
node 'c9' { stage{'pre': before=>Stage['main']} class {'y': stage=>'pre'} }
class y { D<<| title == 't s1' |>> }
