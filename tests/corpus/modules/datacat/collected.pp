# One file from data of several places.
datacat { '/etc/users.conf': template_body => '<% @data.keys.sort.each do |k| %><%= k %>\n<% end %>' }
datacat_fragment { 'alice': target => '/etc/users.conf', data => { 'alice' => ['ssh', 'web'] } }
datacat_fragment { 'bob': target => '/etc/users.conf', data => { 'bob' => ['web'] }, order => '20' }
