# A log entry of several lines.
notice("a\nb")
