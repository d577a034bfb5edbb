"""Up Front: rules as files named after what they rule, data as TOML."""
