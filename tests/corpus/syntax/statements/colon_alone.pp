# A colon.
:
