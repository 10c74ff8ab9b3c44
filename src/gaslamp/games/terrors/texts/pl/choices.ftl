### Terrors of London: pytania, wyjaśnienia i odpowiedzi.
### `$card` to karta, która pyta; w odpowiedzi – karta wybrana. `$horde` poza hordą wynosi 0.

choice-choose_overlord = Którego władcę poprowadzisz tej nocy?
    .help =
        Z władcą dostajesz frakcję, życie, zdolność i cztery karty Wpływów do wyboru (T1.2, T10.6–T10.9).
        Każda frakcja ma jednego; nie można wybrać tego, którego ma już ktoś inny (T2.1).
    .answer = { $card }
choice-choose_influences = { $how_many ->
        [one] Która karta Wpływów trafia do twojej talii początkowej?
        [few] Które { $how_many } karty Wpływów trafiają do twojej talii początkowej?
       *[many] Które { $how_many } kart Wpływów trafia do twojej talii początkowej?
    }
    .help =
        Wybierasz w dowolnej kolejności; pozostałe wracają do pudełka (T2.3).
        Karta Wpływów daje coś za każdym razem, gdy ją zagrywasz, a jeśli w grze jest już potwór z frakcji twojego władcy, działa też jej zdolność uruchamiana (T10.10).
    .answer = Weź { $card_one }
choice-act = Twoja tura: co robisz?
    .help =
        Zagrywaj i kupuj karty, atakuj, twórz i rozszerzaj hordy, używaj reliktów i zdolności władcy, wykonuj Nawiedzenie: w dowolnej kolejności, ile razy zdołasz (T3).
        Spasować możesz, mając na ręce najwyżej jedną kartę; trafia ona na wierzch talii (T3.8).
        Niewydane zasoby przepadają (T4.1).
    .answer = { $verb ->
        [play] Zagraj { $card_one }
        [buy] Kup { $card_one }
        [recruit] Kup Akolitę
        [attack] Zaatakuj
        [form] Utwórz hordę: { $card } – { $other }
        [extend_left] Rozszerz hordę { $horde } z lewej: { $card } – { $other }
        [extend_right] Rozszerz hordę { $horde } z prawej: { $other } – { $card }
        [relic] Użyj reliktu: { $card }
        [rule] Użyj zdolności władcy: { $card }
       *[haunt] Nawiedzenie: { $card }
    }
    .pass = Spasuj
choice-aim = Kogo atakujesz i z jaką mocą?
    .help =
        Każdy wydany punkt mocy to jedno obrażenie (T3.3).
        Pancerz pochłania pierwsze obrażenia każdej tury, jakkolwiek podzielisz ataki.
    .answer = Zaatakuj z mocą { $count } (cel: { $seat })
choice-transmute = Ile monet przemieniasz w regenerację?
    .help =
        Każda moneta staje się punktem regeneracji, który od razu leczy; co niczego nie leczy, przepada z końcem tury (T10.6, T9.8).
        W tej turze możesz potem znów przemieniać (T9.16).
    .answer = { $count ->
        [one] Przemień { $count } monetę
        [few] Przemień { $count } monety
       *[many] Przemień { $count } monet
    }
choice-hunt = Którego potwora z Ulicy kupujesz i czym płacisz?
    .help = Raz w swojej turze możesz zapłacić za taniego potwora z Ulicy monetami i mocą w dowolnym połączeniu (T10.9).
    .answer = { $power ->
        [0] { $coins ->
            [one] Kup { $card_one } za { $coins } monetę
            [few] Kup { $card_one } za { $coins } monety
           *[many] Kup { $card_one } za { $coins } monet
        }
        [one] { $coins ->
            [0] Kup { $card_one } za { $power } punkt mocy
            [one] Kup { $card_one } za { $coins } monetę i { $power } punkt mocy
            [few] Kup { $card_one } za { $coins } monety i { $power } punkt mocy
           *[many] Kup { $card_one } za { $coins } monet i { $power } punkt mocy
        }
        [few] { $coins ->
            [0] Kup { $card_one } za { $power } punkty mocy
            [one] Kup { $card_one } za { $coins } monetę i { $power } punkty mocy
            [few] Kup { $card_one } za { $coins } monety i { $power } punkty mocy
           *[many] Kup { $card_one } za { $coins } monet i { $power } punkty mocy
        }
       *[many] { $coins ->
            [0] Kup { $card_one } za { $power } punktów mocy
            [one] Kup { $card_one } za { $coins } monetę i { $power } punktów mocy
            [few] Kup { $card_one } za { $coins } monety i { $power } punktów mocy
           *[many] Kup { $card_one } za { $coins } monet i { $power } punktów mocy
        }
    }
choice-summon = Kupujesz { $card_one }. Dokąd trafia ta karta?
    .help =
        Potwór z Wezwaniem może trafić na wierzch talii zamiast na stos kart odrzuconych (T9.11).
        Wszyscy widzieli, co to za karta.
    .answer = Na wierzch talii
    .pass = Na stos kart odrzuconych
choice-claim = Kupujesz { $card_one }. Dokąd trafia ta karta?
    .help =
        Raz w turze władca pozwala ci położyć potwora kupionego z Ulicy na wierzchu talii, jakby miał Wezwanie (T10.8).
        Wszyscy widzieli, co to za karta.
    .answer = Na wierzch talii, dzięki zdolności władcy
    .pass = Na stos kart odrzuconych
choice-make_room = Do twojej strefy reliktów trafia { $card }, a brakuje miejsca. Który relikt opuszcza grę?
    .help = Strefa mieści tylko tyle reliktów; ten, który teraz wybierzesz, opuszcza grę na dobre (T3.1).
    .answer = Usuń z gry { $card_one }
choice-unleash = Którą zdolność hordy aktywujesz?
    .help =
        Gdy tworzysz lub rozszerzasz hordę, aktywujesz jedną zdolność dowolnego potwora, który do niej należy (T3.4).
        Każdej zdolności można użyć raz w turze; nie musi to być zdolność tego, kto właśnie dołączył.
    .answer =
        { $card }: { $deed ->
            [coin] { $count ->
                [one] zyskaj { $count } monetę
                [few] zyskaj { $count } monety
               *[many] zyskaj { $count } monet
            }
            [power] { $count ->
                [one] zyskaj { $count } punkt mocy
                [few] zyskaj { $count } punkty mocy
               *[many] zyskaj { $count } punktów mocy
            }
            [regeneration] { $count ->
                [one] zyskaj { $count } punkt regeneracji
                [few] zyskaj { $count } punkty regeneracji
               *[many] zyskaj { $count } punktów regeneracji
            }
            [draw] { $count ->
                [one] dobierz { $count } kartę
                [few] dobierz { $count } karty
               *[many] dobierz { $count } kart
            }
            [curse] { $count ->
                [one] rzuć Klątwę
                [few] rzuć { $count } Klątwy
               *[many] rzuć { $count } Klątw
            }
            [haunt] { $count ->
                [one] połóż na tym potworze żeton nawiedzenia
               *[other] połóż na tym potworze żeton nawiedzenia (×{ $count })
            }
            [sacrifice] { $count ->
                [one] poświęć kartę
                [few] poświęć { $count } karty
               *[many] poświęć { $count } kart
            }
            [command] { $count ->
                [one] wydaj Rozkaz
                [few] wydaj { $count } Rozkazy
               *[many] wydaj { $count } Rozkazów
            }
            [frenzy] { $count ->
                [one] wpadnij w Szał
               *[other] wpadnij w Szał { $count } razy
            }
            [destroy] { $count ->
                [one] zniszcz kartę
                [few] zniszcz { $count } karty
               *[many] zniszcz { $count } kart
            }
            [rally] { $count ->
                [one] weź żeton zwołania
                [few] weź { $count } żetony zwołania
               *[many] weź { $count } żetonów zwołania
            }
            [reveal] { $count ->
                [one] odkryj wierzchnią kartę swojej talii
                [few] odkryj { $count } wierzchnie karty swojej talii
               *[many] odkryj { $count } wierzchnich kart swojej talii
            }
            [life] { $count ->
                [one] odzyskaj { $count } punkt życia
                [few] odzyskaj { $count } punkty życia
               *[many] odzyskaj { $count } punktów życia
            }
            [dearest] { $count ->
                [one] zyskaj tyle mocy, ile kosztuje twój najdroższy potwór
               *[other] zyskaj tyle mocy, ile kosztuje twój najdroższy potwór ({ $count } razy)
            }
            [reuse_relic] { $count ->
                [one] użyj reliktu jeszcze raz
               *[other] użyj reliktów jeszcze { $count } razy
            }
            [coin_or_regeneration] { $count ->
                [one] zyskaj monety albo regenerację
               *[other] zyskaj monety albo regenerację ({ $count } razy)
            }
            [haunt_one] { $count ->
                [one] połóż na potworze żeton nawiedzenia
                [few] połóż na potworach { $count } żetony nawiedzenia
               *[many] połóż na potworach { $count } żetonów nawiedzenia
            }
            [look_and_discard] { $count ->
                [one] podejrzyj wierzchnią kartę swojej talii
                [few] podejrzyj { $count } wierzchnie karty swojej talii
               *[many] podejrzyj { $count } wierzchnich kart swojej talii
            }
           *[unleash] { $count ->
                [one] aktywuj inną zdolność hordy
                [few] aktywuj { $count } inne zdolności hordy
               *[many] aktywuj { $count } innych zdolności hordy
            }
        }
choice-unleash_any = { $card }: którą zdolność hordy aktywujesz?
    .help =
        Może to być zdolność dowolnego twojego potwora w grze, w hordzie lub poza nią (T3.4).
        Każdej zdolności można użyć raz w turze.
    .answer =
        { choice-unleash.answer }{ $horde ->
            [0] { "" }
           *[other] { " " }(horda { $horde })
        }
choice-respond = Naraz uruchamia się kilka zdolności. Która jest następna?
    .help = To, co je uruchomiło, jest już wykonane do końca; teraz działają jedna po drugiej, w kolejności, którą ustalasz (T3.1).
    .answer = { $card }
choice-curse = { $card }: na kogo rzucasz Klątwę?
    .help = Kogo trafi Klątwa, ten odrzuca kartę albo traci życie (T9.2); pancerz nie pomaga.
    .answer = { $seat }
choice-suffer = { $curser } rzuca na ciebie Klątwę ({ $card }): odrzucasz kartę czy tracisz { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    }?
    .help =
        Odrzucasz wybraną kartę albo tracisz życie; pancerz nie pomaga (T9.2).
        Bez kart na ręce pozostaje tylko życie (T8.1).
    .answer = Odrzuć { $card_one }
    .pass = Strać { $life ->
            [one] { $life } punkt życia
            [few] { $life } punkty życia
           *[many] { $life } punktów życia
        }
choice-command = { $how_many ->
        [one] { $card }, Rozkaz: którego potwora bierzesz z powrotem na rękę?
        [few] { $card }, Rozkaz: które { $how_many } potwory bierzesz z powrotem na rękę?
       *[many] { $card }, Rozkaz: które { $how_many } potworów bierzesz z powrotem na rękę?
    }
    .help =
        Tani potwór ze stosu kart odrzuconych wraca na twoją rękę i możesz go znów zagrać.
        Jeśli jest taki potwór, musisz jakiegoś wziąć (T9.9).
    .answer = Weź na rękę { $card_one }
    .pass = Nie bierz żadnego
choice-frenzy = { $how_many ->
        [one] { $card }: Szał! Co zyskujesz?
       *[other] { $card }: Szał, { $how_many } razy! Co zyskujesz?
    }
    .help = Jeden z dwóch zasobów, tyle, ile przy nim podano (T9.10).
    .answer = { $resource ->
        [coin] { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
        [power] { $count ->
            [one] { $count } punkt mocy
            [few] { $count } punkty mocy
           *[many] { $count } punktów mocy
        }
       *[regeneration] { $count ->
            [one] { $count } punkt regeneracji
            [few] { $count } punkty regeneracji
           *[many] { $count } punktów regeneracji
        }
    }
choice-brew = { $how_many ->
        [one] { $card }: co zyskujesz?
       *[other] { $card }: co zyskujesz { $how_many } razy?
    }
    .help = Jeden z dwóch zasobów, tyle, ile przy nim podano (T10.5).
    .answer = { $resource ->
        [coin] { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
        [power] { $count ->
            [one] { $count } punkt mocy
            [few] { $count } punkty mocy
           *[many] { $count } punktów mocy
        }
       *[regeneration] { $count ->
            [one] { $count } punkt regeneracji
            [few] { $count } punkty regeneracji
           *[many] { $count } punktów regeneracji
        }
    }
choice-sacrifice = { $how_many ->
        [one] { $card }: którą kartę poświęcasz?
        [few] { $card }: które { $how_many } karty poświęcasz?
       *[many] { $card }: które { $how_many } kart poświęcasz?
    }
    .help =
        Twój potwór, karta Wpływów albo relikt opuszcza grę na dobre, a ty coś za to zyskujesz.
        Poświęć to nakaz: musisz wybrać, w ostateczności kartę, która tego żąda (T9.7).
        Warto poświęcać karty początkowe, bo tylko zaśmiecają talię.
    .answer =
        Poświęć { $card_one }{ $token ->
            [none] { "" }
            [haunt] { " " }z żetonem „Nawiedź”
           *[banish] { " " }z żetonem „Odeślij”
        }{ $horde ->
            [0] { "" }
           *[other] { " " }z hordy { $horde }
        }
    .pass = Nie poświęcaj żadnej
choice-destroy = { $card }: którą kartę niszczysz?
    .help =
        Karta w grze, czyjakolwiek, trafia na stos kart odrzuconych swojego właściciela; karta z Ulicy opuszcza grę i zastępuje ją inna (T9.12).
        Zniszcz to nakaz: jedną musisz wybrać.
    .answer =
        Zniszcz { $card_one }{ $token ->
            [none] { "" }
            [haunt] { " " }z żetonem „Nawiedź”
           *[banish] { " " }z żetonem „Odeślij”
        }{ $horde ->
            [0] { "" }
           *[other] { " " }z hordy { $horde }
        }{ $seat_number ->
            [15] { " " }z Ulicy
           *[other] { " " }(gracz: { $seat })
        }
    .pass = Nie niszcz żadnej
choice-haunt_one = { $how_many ->
        [one] { $card }: który potwór dostaje żeton nawiedzenia?
       *[other] { $card }: które potwory dostają żeton nawiedzenia? (najwyżej { $how_many })
    }
    .help = Zostanie w grze po końcu tej tury, a w następnej możesz go aktywować Nawiedzeniem (T10.12, T5).
    .answer =
        { $card }{ $horde ->
            [0] { "" }
           *[other] { " " }z hordy { $horde }
        }
    .pass = Żaden
choice-reuse_relic = { $card }: którego reliktu używasz?
    .help =
        Jednego musisz użyć; może to być także ten, który był już użyty w tej turze (T10.2).
        Reliktu jeszcze nieużytego można potem nadal użyć (T3.5).
    .answer = Użyj reliktu: { $card }
    .pass = Nie używaj żadnego
choice-discard_from_deck = { $how_many ->
        [one] { $card }: podglądasz wierzchnią kartę swojej talii. Odrzucasz ją?
        [few] { $card }: podglądasz { $how_many } wierzchnie karty swojej talii. Które odrzucasz?
       *[many] { $card }: podglądasz { $how_many } wierzchnich kart swojej talii. Które odrzucasz?
    }
    .help = Co tam leży, wiesz tylko ty; to, co odrzucisz, zobaczą wszyscy (T10.11).
    .answer = Odrzuć { $card_one }
    .pass = { $how_many ->
        [one] Zostaw ją tam
       *[other] Zostaw je tam
    }
