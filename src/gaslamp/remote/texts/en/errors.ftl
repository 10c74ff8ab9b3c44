error-refused = { $says }
error-unreachable = nobody answers at { $where }: { $reason }
error-address = { $value } is no address of a table; it looks like http://127.0.0.1:1882/t/abcdefghijkl
