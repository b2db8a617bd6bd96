raise 'oops'
