# What create_resources may be given, case 16.

create_resources('notify', {'' => {}})
