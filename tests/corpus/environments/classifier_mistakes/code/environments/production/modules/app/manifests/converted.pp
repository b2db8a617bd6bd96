class app::converted($value) { notify { 'converted': } }
