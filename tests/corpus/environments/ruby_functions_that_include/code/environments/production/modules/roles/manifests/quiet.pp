class roles::quiet { notify { "quiet on ${trusted['certname']}": } }
