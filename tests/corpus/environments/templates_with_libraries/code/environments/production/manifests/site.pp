include kit
