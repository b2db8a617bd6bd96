# A splat puts elements into a call.
$a = [Integer, String]
notice(*[a, b], c)
