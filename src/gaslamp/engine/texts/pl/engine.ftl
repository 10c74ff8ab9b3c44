player = Gracz { $n }
and = { $first } i { $last }
part-seat = Gracz
part-count = Ile

source-printed = z instrukcji
source-elsewhere = potwierdzone gdzie indziej
source-inferred = wywnioskowane
source-stand-in = zastępcze

## Na końcu wiersza zasady, którego nie ma w drukowanej instrukcji.
-ruling = (nasza interpretacja)
-elsewhere = (nie z instrukcji, lecz potwierdzone gdzie indziej)
-inferred = (wywnioskowane)
mark-ours = { -ruling }
mark-elsewhere = { -elsewhere }
mark-inferred = { -inferred }

rule-G1 = Odpowiedź wskazuje to, czego dotyczy pytanie: jedną z dostępnych możliwości i nic ponadto.
rule-G2 = Kilka rzeczy wybiera się po jednej. Jeśli pytanie idzie po kolei według listy, do pominiętych nie można już wrócić.
rule-G3 = Gra jest skończona: nikt już o nic nie pyta.
