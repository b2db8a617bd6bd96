# A brace after a method call without a lambda.
$a.b { }
