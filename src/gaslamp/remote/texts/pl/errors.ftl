error-refused = { $says }
error-unreachable = nikt nie odpowiada pod adresem { $where }: { $reason }
error-address = { $value } nie jest adresem stołu; taki adres wygląda tak: http://127.0.0.1:1882/t/abcdefghijkl
