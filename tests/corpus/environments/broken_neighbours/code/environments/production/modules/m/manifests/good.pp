class m::good { notify { 'good': } }
