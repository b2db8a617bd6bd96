# Nor classes.
@class a { }
