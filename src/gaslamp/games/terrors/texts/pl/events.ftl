### Terrors of London: co się dzieje. `$card_one` to czasem kilka kart: „Ghula i 2 Błędne Ogniki”.

event-appeared = Targ uzupełnia Ulicę o { $card_one }.
event-began = Los zdecydował: zaczyna { $seat }.
event-chose_overlord = { $seat } wybiera władcę: { $card }.
event-chose_influence = { $seat } bierze do talii { $card_one }.
event-drew = { $seat } dobiera { $card_one }.
event-reshuffled = { $seat } tasuje stos kart odrzuconych i uzupełnia nim talię.
event-turn_began = Tura: { $seat }.
event-played = { $seat } zagrywa { $card_one }.
event-set_off = { $seat } uruchamia { $card_one }.
event-gained_coin =
    { $seat } zyskuje { $n ->
        [one] { $n } monetę.
        [few] { $n } monety.
       *[many] { $n } monet.
    }
event-gained_power =
    { $seat } zyskuje { $n ->
        [one] { $n } punkt mocy.
        [few] { $n } punkty mocy.
       *[many] { $n } punktów mocy.
    }
event-gained_regeneration =
    { $seat } zyskuje { $n ->
        [one] { $n } punkt regeneracji.
        [few] { $n } punkty regeneracji.
       *[many] { $n } punktów regeneracji.
    }
event-healed =
    { $seat } odzyskuje { $n ->
        [one] { $n } punkt życia.
        [few] { $n } punkty życia.
       *[many] { $n } punktów życia.
    }
event-bought = { $seat } kupuje { $card_one }.
event-summoned = { $seat } kładzie na wierzchu talii { $card_one }.
event-attacked = { $seat } atakuje z mocą { $n }. Cel: { $to }.
event-absorbed =
    { $seat } ma pancerz, który pochłania { $n ->
        [one] { $n } obrażenie.
        [few] { $n } obrażenia.
       *[many] { $n } obrażeń.
    }
event-lost_life =
    { $seat } traci { $n ->
        [one] { $n } punkt życia.
        [few] { $n } punkty życia.
       *[many] { $n } punktów życia.
    }
event-cursed = { $seat } rzuca Klątwę ({ $card }). Cel: { $to }.
event-discarded = { $seat } odrzuca { $card_one }.
event-commanded = { $seat } wydaje Rozkaz i bierze z powrotem na rękę { $card_one }.
event-sacrificed = { $seat } poświęca { $card_one }.
event-destroyed = { $seat } niszczy { $card_one } (właściciel: { $to }).
event-swept = { $seat } niszczy na Ulicy { $card_one }.
event-rallied =
    { $seat } bierze { $n ->
        [one] żeton zwołania.
        [few] { $n } żetony zwołania.
       *[many] { $n } żetonów zwołania.
    }
event-revealed = { $seat } odkrywa na wierzchu talii { $card_one }.
event-looked = { $seat } podgląda na wierzchu talii { $card_one }.
event-got_token = { $seat } kładzie żeton nawiedzenia na { $card_one }.
event-haunted = { $seat } aktywuje Nawiedzeniem { $card_one }.
event-turned = { $seat } przeznacza do odesłania { $card_one }: żeton pokazuje „Odeślij”.
event-formed = { $seat } łączy w hordę { $card_one } i { $at_one }.
event-extended = { $seat } rozszerza hordę o { $card_one } (obok: { $at }).
event-unleashed = { $seat } aktywuje w hordzie { $card_one }.
event-used_relic = { $seat } aktywuje { $card_one }.
event-removed_relic = { $seat } usuwa z gry { $card_one }, żeby zrobić miejsce.
event-ruled = { $seat } używa zdolności władcy: { $card }.
event-passed =
    { $n ->
        [0] { $seat } pasuje.
       *[other] { $seat } pasuje i kładzie ostatnią kartę na wierzchu talii.
    }
event-cleaned_up =
    { $n ->
        [0] { $seat } czyści obszar gry: na stos kart odrzuconych nie idzie żadna karta.
        [one] { $seat } czyści obszar gry: na stos kart odrzuconych idzie jedna karta.
        [few] { $seat } czyści obszar gry: na stos kart odrzuconych idą { $n } karty.
       *[many] { $seat } czyści obszar gry: na stos kart odrzuconych idzie { $n } kart.
    }
event-stayed = { $seat } zatrzymuje w grze { $card_one } na następną turę.
event-fell = { $card } pada: { $seat } nie ma już władcy!
event-won = { $seat } i { $card } wygrywają tę noc!
