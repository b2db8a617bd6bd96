# A class overrides what a collector has changed.
class p { file { '/a': mode => 'p' } }
class c inherits p { File['/a'] { mode => 'c' } }
include c
File <| |> { mode => 'collector' }
