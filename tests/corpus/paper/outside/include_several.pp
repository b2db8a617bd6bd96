# Several classes in one `include`.
class one { notify { 'one': } }
class two { notify { 'two': } }
include one, two
