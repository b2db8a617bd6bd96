# What a walk has taken is there again for the splat, and as the value of an attribute.
$titles = ['a', 'b'].reverse_each
$titles.each |$title| { notice($title) }
notify { [*$titles]: message => [[1], 2].step(2) }
