# One that is gone, but still a call.
import 'foo.pp'
