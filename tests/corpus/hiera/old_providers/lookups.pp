#@ settings {"strict": "off"}
#@ facts {"f": "F"}
lookup('fun::a')
lookup('hie::a')
lookup('non::a')
lookup('five::a')
