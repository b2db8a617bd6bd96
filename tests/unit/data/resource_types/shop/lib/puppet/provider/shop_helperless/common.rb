# Only helpers: no provider is declared here.
module ShopHelperless
end
