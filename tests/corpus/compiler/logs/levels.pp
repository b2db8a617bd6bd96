# All levels of the log.
notice('notice')
warning('warning')
err('err')
alert('alert')
crit('crit')
emerg('emerg')
info('info')
debug('debug')
