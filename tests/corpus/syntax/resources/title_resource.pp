# A resource as a title.
notify { notify { 'a': }: }
