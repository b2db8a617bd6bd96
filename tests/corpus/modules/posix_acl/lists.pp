# Access lists.
posix_acl { '/srv/shared': action => exact, permission => ['user::rwx', 'group::---', 'mask::r-x', 'other::---', 'group:web:r-x'], provider => posixacl, recursive => true }
