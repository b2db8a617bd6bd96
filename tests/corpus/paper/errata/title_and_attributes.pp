# ResTitle and ResStepI both apply while title and attributes can take steps; without an order
# between them evaluation would not be deterministic.
$prefix = ['a', 'b']
notify { $prefix[1]: message => $prefix[0], withpath => 1 < 2 }
