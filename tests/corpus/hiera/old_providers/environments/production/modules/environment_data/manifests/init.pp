class environment_data { }
