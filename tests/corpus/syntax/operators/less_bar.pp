# A less sign and a bar start a query.
$x = 1 <|2
