# Facts with odd names and values, case 18.
# facts: {"settings": {"x": 1}}
notice($settings, $settings::confdir =~ String)
