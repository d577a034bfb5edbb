"""ASL Starter Kit #1: rules as files named after what they rule, data as TOML."""
