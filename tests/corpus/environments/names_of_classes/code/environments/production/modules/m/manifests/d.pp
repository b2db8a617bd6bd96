define m::d { notify { $title: } }
