# A dollar that starts nothing stands for itself.
$x = "$ $$ $$$ a$ $. $-"
