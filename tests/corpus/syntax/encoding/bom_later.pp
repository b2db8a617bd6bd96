# A byte order mark outside of strings.
$a = ﻿1
