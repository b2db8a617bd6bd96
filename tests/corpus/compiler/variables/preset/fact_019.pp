# Fails: facts with odd names and values, case 19.
# facts: {"module_name": "m", "caller_module_name": "c"}
notice($module_name, $caller_module_name)
