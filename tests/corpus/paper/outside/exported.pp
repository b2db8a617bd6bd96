# Exported resources.
@@notify { 'exported': }
