$colour = 'red'
$shown = inline_template('<%= scope()["colour"] %> <%= scope().lookupvar("colour") %> <%= scope.lookupvar("colour") %>')
notify { $shown: }
