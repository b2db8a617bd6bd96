# What a walk has taken is there again for the splat.
$titles = ['a', 'b'].reverse_each
$titles.each |$title| { notice($title) }
notify { [*$titles]: message => [*[[1], 2].step(2)] }
