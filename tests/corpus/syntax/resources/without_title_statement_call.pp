# A statement function with pairs in braces is a call.
notice { a => 1 }
include { b => 1 }
