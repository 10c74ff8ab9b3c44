player = Gracz { $n }
and = { $first } i { $last }
pick-seat = Gracz
pick-count = Ile

source-printed = z instrukcji
source-inferred = wywnioskowane
source-stand-in = zastępcze

rule-G1 = Odpowiedź wskazuje to, czego dotyczy pytanie: jedną z dostępnych możliwości i nic ponadto.
rule-G2 = Kilka rzeczy wybiera się po jednej. Jeśli pytanie idzie po kolei według listy, do pominiętych nie można już wrócić.
rule-G3 = Gra jest skończona: nikt już o nic nie pyta.
