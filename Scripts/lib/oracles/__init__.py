"""What the oracles of Scripts/oracles compare, a module for each (docs/oracles.md)."""
