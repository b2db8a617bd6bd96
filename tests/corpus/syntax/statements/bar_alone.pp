# A bar.
|
