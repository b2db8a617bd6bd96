# Here too.
@@
