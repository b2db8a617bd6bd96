# The type component.
component { 'x': }
