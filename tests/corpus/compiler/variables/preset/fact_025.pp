# Facts with odd names and values, case 25.
# facts: {"h": {"b": 1, "a": {"c": [1,2]}}}
notice($h['a']['c'][1], $facts['h']['a'], $h.dig('a','c',0), $facts.dig('h','b'))
