# All built-in types.
exec { '/bin/true': }
file { '/a': }
filebucket { 'b': }
group { 'g': }
notify { 'n': }
package { 'p': }
resources { 'user': purge => true }
schedule { 's': period => daily }
service { 's': }
stage { 'st': }
tidy { '/t': }
user { 'u': }
