class m::outer { }
class m::outer::inner { notify { 'inner': } }
