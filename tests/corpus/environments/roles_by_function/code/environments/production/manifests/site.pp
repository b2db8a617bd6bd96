node /^web/ { role('web::front') }
node /^db/ { role('::web::back') }
node /^twice/ {
  role('web::back')
  role('web::front')
}
