notify { 'top': }
class b { }
