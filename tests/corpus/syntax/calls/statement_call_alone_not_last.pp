# A name alone at the end of a body.
class a { include }
