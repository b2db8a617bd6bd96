# import is a statement function.
import 'a', 'b'
