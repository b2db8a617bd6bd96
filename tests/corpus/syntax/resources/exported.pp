# Exported resources.
@@file { '/a': }
@@ file { '/b': mode => '0644' }
