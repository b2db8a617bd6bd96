# A log entry without a value.
notice()
