# A closing brace alone.
}
