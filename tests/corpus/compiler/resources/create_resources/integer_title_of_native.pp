# A title that is a number is no tag, and does not name the resource.
create_resources('notify', { 1 => {}, 2.5 => {}, default => {}, [3, 'a'] => {} })
