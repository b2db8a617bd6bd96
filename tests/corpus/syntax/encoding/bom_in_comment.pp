# A byte order mark later on: ﻿
$a = '﻿'
