"""The 101 action cards: what each shows and says, and each of them played."""

from __future__ import annotations

import pytest

from gaslamp.engine.book.data import Value
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import CARDS, GAME, choose, dice, discarded, event, front, hand, pass_on, play, scene, told
from tests.games.telling import asks

# A card, its symbols from top to bottom / its text with its numbers.
UPPER = """
artful_dodger: scroll place_agent / steal_from_each amount=2
merryweather: scroll play_another / loan amount=10 debt=12 repay=12 penalty=15
mr_bumble: scroll place_agent / target_gives_cards count=2
suburban_bank: scroll play_another / loan amount=10 debt=12 repay=12 penalty=15
mrs_pardiggle: scroll play_another / each_gives_card_or_money amount=1
bobby: remove_unrest play_another /
bill_sikes: assassinate take_money:2 place_agent /
gaiety_theatre: build scroll / earn_per_agent_in district=3 amount=1
bailiff: scroll / move_enemy_agent where=near
baker_street_irregulars: scroll / play_cards count=2
bookmaker: scroll play_another / gamble prize=bank amount=4 win=7 lose=1 forfeit=2
colonel_moran: assassinate take_money:3 /
inspector_lestrade: place_agent remove_unrest take_money:1 /
diogenes_club: scroll take_money:2 build / peek_identities
errand_boy: place_agent /
costermonger: take_money:3 place_agent /
doctor_watson: reaction / stop_player
abel_magwitch: reaction / relocate
recruiting_sergeant: scroll play_another / move_enemy_agent where=near
charles_milverton: scroll place_agent / hand_penalty amount=5
sanitary_inspector: scroll play_another / pay_or_lose_building amount=5
body_snatcher: assassinate take_money:2 /
mudlark: scroll place_agent / draw_from_discard count=4
british_museum: scroll build / draw count=3
card_sharp: scroll play_another / gamble prize=robbery amount=3 win=7 lose=1
jabez_wilson: place_agent scroll / discard_for_money amount=2
music_hall_star: take_money:3 place_agent /
garrotter: assassinate take_money:1 /
mr_micawber: /
simpsons_restaurant: build scroll / earn_per_agent_in district=3 amount=1
pickpocket: scroll play_another / steal amount=3
dustman: scroll place_agent / discard count=1
gin_palace: build take_money:2 /
mudies_library: scroll / draw count=4
penny_dreadfuls: scroll / draw count=4
rag_and_bottle_shop: scroll build / discard_for_money amount=1
penny_a_liner: scroll place_agent / earn_per_unrest amount=1
cheap_jack: place_agent scroll / sell_card amount=2
spring_heeled_jack: random_event scroll play_another / move_own_agent origin=unrest where=near
stock_exchange: build take_money:5 /
wackford_squeers: place_agent scroll / target_gives_cards count=2
muffin_man: take_money:3 play_another /
theatrical_costumier: scroll build / swap_identity
marshalsea: scroll place_agent / hand_penalty amount=5
mr_jaggers: reaction / ignore_text
quack_doctor: scroll place_agent / sell_card amount=2
jefferson_hope: assassinate take_money:1 /
forty_elephants: scroll place_agent / steal_from_each amount=2
"""
LOWER = """
scotland_yard: scroll remove_unrest / draw count=2
police_gazette: scroll build / earn_per_unrest amount=1
newsboy: scroll take_money:2 play_another / draw count=2
salvation_army: remove_unrest place_agent /
hired_ruffians: scroll play_another / hire_killer amount=2
dynamiters: random_event scroll play_another / remove_agent_in district=2
sweeney_todd: assassinate assassinate build /
discreet_apothecary: scroll build / pay_and_assassinate amount=2
doctor_jekyll: random_event scroll play_another / swap_agents
sergeant_cuff: scroll place_agent / look_and_discard count=1
false_telegram: scroll place_agent / move_enemy_agent where=near
broad_street_pump: scroll play_another / roll_and_remove count=2
miss_prisms_handbag: random_event scroll play_another / swap_hands
gasworks: scroll build / earn_per_building amount=1
hansom_cab: scroll play_another / move_own_agent origin=any where=any
mounted_police: remove_unrest remove_unrest /
invisible_man: scroll play_another / place_agent where=any count=1 quiet=1
underground_railway: scroll place_agent build / move_own_agent origin=any where=any
old_curiosity_shop: scroll build / discard_and_refill count=3
great_stink: scroll / each_other_removes_agent
lamplighter: remove_unrest /
st_bartholomews: reaction / stop_removal
mr_merdle: take_money:3 scroll / buy_building where=calm
mr_hyde: take_money:3 assassinate play_another /
peabody_buildings: build remove_unrest /
jerry_builder: scroll / build_half_price share=2
ballad_monger: place_agent scroll / earn_per_unrest amount=1
mrs_hudson: scroll / place_agent where=own_building count=1
chartist_march: random_event scroll / place_agent where=near count=2 district=2
lodging_house: place_agent build /
match_girls_strike: random_event scroll play_another / place_agent where=near count=1 district=2
sewer_hunter: scroll / place_agent where=any count=1 quiet=1
undertakers_parlour: scroll build / earn_in_unrest amount=2
prize_fighter: scroll play_another / place_agent where=unrest count=1
raffles: scroll place_agent / steal_cards count=2
irene_adler: place_agent take_money:3 scroll play_another / draw count=2
five_oclock_tea: reaction / end_turn
crystal_palace: build take_money:4 place_agent /
time_machine: random_event scroll / play_cards count=2
chimney_sweep: scroll place_agent / earn_per_building amount=1
slum_landlord: scroll / buy_building where=unrest
seance: random_event scroll play_another / draw count=2
martians: random_event scroll play_another / place_unrest where=any
thames_waterman: scroll build / pay_and_move amount=2
jarndyce_and_jarndyce: scroll place_agent / force_payment amount=3
reichenbach_falls: reaction / relocate
dorian_gray: assassinate scroll / discard count=1
soapbox_orator: scroll place_agent play_another / place_unrest where=near_unrest
grimesby_roylott: assassinate take_money:3 build /
dock_labourers: place_agent place_agent /
count_fosco: assassinate take_money:3 build /
suicide_club: scroll play_another / gamble prize=killing win=7 lose=1
estate_agent: scroll build / draw_per_building
"""
TEXTS = (  # the n-th of these words is rule N9.n
    "steal_from_each loan target_gives_cards each_gives_card_or_money earn_per_agent_in move_enemy_agent "
    "play_cards gamble peek_identities hand_penalty pay_or_lose_building draw_from_discard draw "
    "discard_for_money steal discard earn_per_unrest sell_card move_own_agent swap_identity hire_killer "
    "remove_agent_in pay_and_assassinate swap_agents look_and_discard roll_and_remove swap_hands "
    "earn_per_building place_agent discard_and_refill each_other_removes_agent buy_building build_half_price "
    "earn_in_unrest steal_cards place_unrest pay_and_move force_payment draw_per_building stop_player "
    "stop_removal relocate ignore_text end_turn"
)
SYMBOLS = {  # what each asks for, or does at once
    "place_agent": "? 0 place N3.1: no",
    "build": "? 0 raise N3.2: no",
    "assassinate": "? 0 remove N3.3: no",
    "remove_unrest": "? 0 remove_unrest N3.4: no",
    "random_event": "happened 0 riots",
    "play_another": "? 0 act N2.3: no",
}
DEEDS = {  # by text: what is asked of whom under which rule, the answer, and what comes of it
    "steal_from_each": "? 0 read N9.1: {card}, paid_to 1 x{amount} against 0, paid_to 2 x{amount} against 0",
    "loan": "? 0 read N9.2: {card}, borrowed 0 {card}, got 0 x{amount}",
    "target_gives_cards": "? 0 target N9.3: 1, gave 1 against 0, gave 1 against 0",
    "each_gives_card_or_money": "? 0 read N9.4: {card}, ? 1 give_card_or_money N9.4: no, "
    "paid_to 1 x{amount} against 0, ? 2 give_card_or_money N9.4: {7}, gave 2 against 0",
    "earn_per_agent_in": "got 0 x4",
    "move_enemy_agent": "? 0 pick_enemy_agent N9.6: westminster 1, "
    "? 0 send_enemy_agent N9.6: chelsea, moved 1 x2 at chelsea",
    "play_cards": "? 0 act N2.3: play {0}, played 0 {0}, ? 0 act N2.3: no",
    "gamble bank": "? 0 read N9.8: {card}, diced 0 x9, got 0 x{amount}",
    "gamble robbery": "? 0 read N9.8: {card}, diced 0 x9, ? 0 target N9.15: 1, paid_to 1 x{amount} against 0",
    "gamble killing": "? 0 read N9.8: {card}, diced 0 x9, ? 0 remove N9.8: east_end agent 1, "
    "removed 1 x1 at east_end, unrest_fell at east_end",
    "peek_identities": "? 0 read N9.9: {card}, peeked 0, peeked 0, peeked 0",
    "hand_penalty": "? 0 target N9.10: 1, ? 1 ransom N9.10: {amount}, paid_to 1 x{amount} against 0",
    "pay_or_lose_building": "? 0 target N9.11: 1, ? 1 ransom N9.11: no, ? 0 demolish N9.11: vauxhall, "
    "razed 1 vauxhall at vauxhall",
    "draw_from_discard": "? 0 read N9.12: {card}, salvaged 0, salvaged 0, salvaged 0, salvaged 0",
    "draw 2": "? 0 read N9.13: {card}, drew 0, drew 0",
    "draw 3": "? 0 read N9.13: {card}, drew 0, drew 0, drew 0",
    "draw 4": "? 0 read N9.13: {card}, drew 0, drew 0, drew 0, drew 0",
    "discard_for_money": "? 0 shed N9.14: {1}, discarded 0 {1}, got 0 x{amount}, "
    "? 0 shed N9.14: {2}, discarded 0 {2}, got 0 x{amount}, ? 0 shed N9.14: no",
    "steal": "? 0 target N9.15: 2, paid_to 2 x{amount} against 0",
    "discard": "? 0 shed N9.16: {0}, discarded 0 {0}",
    "earn_per_unrest": "got 0 x2",
    "sell_card": "? 0 target N9.18: 2, ? 0 sell_card N9.18: {0}, gave 0 against 2, paid_to 2 x{amount} against 0",
    "move_own_agent near": "? 0 move_own_agent N9.19: east_end clerkenwell, "
    "moved 0 x7 at clerkenwell, unrest_fell at east_end",
    "move_own_agent any": "? 0 move_own_agent N9.19: strand vauxhall, moved 0 x3 at vauxhall",
    "swap_identity": "? 0 read N9.20: {card}, changed_identity 0",
    "hire_killer": "? 0 target N9.21: 1, paid_to 0 x{amount} against 1, ? 1 remove N9.21: east_end agent 2, "
    "removed 2 x1 at east_end, unrest_fell at east_end",
    "remove_agent_in": "? 0 remove N9.22: westminster agent 1, removed 1 x1 at westminster",
    "pay_and_assassinate": "? 0 target N9.23: 2, paid_to 0 x{amount} against 2, ? 0 remove N9.23: east_end agent 1, "
    "removed 1 x1 at east_end, unrest_fell at east_end",
    "swap_agents": "? 0 swap_agents N9.24: marylebone 2, ? 0 swap_agents N9.24: westminster 1, "
    "moved 2 x4 at westminster, moved 1 x2 at marylebone",
    "look_and_discard": "? 0 target N9.25: 1, showed 1 against 0, showed 1 against 0, ? 0 confiscate N9.25: {5}, "
    "discarded 1 {5}",
    "roll_and_remove": "? 0 read N9.26: {card}, rolled 0 x7 at east_end, rolled 0 x3 at strand, "
    "? 0 remove N9.26: east_end agent 1, removed 1 x1 at east_end, unrest_fell at east_end, "
    "? 0 remove N9.26: strand grenadier, grenadier_left x1 at strand",
    "swap_hands": "? 0 target N9.27: 2, swapped_hands 0 against 2, showed 2 against 0, "
    "showed 0 against 2, showed 0 against 2, showed 0 against 2, showed 0 against 2, showed 0 against 2",
    "earn_per_building": "got 0 x3",
    "place_agent any": "? 0 place N9.29: marylebone, placed 0 x1 at marylebone",  # quietly, beside another agent
    "place_agent own_building": "? 0 place N9.29: chelsea, placed 0 x1 at chelsea",
    "place_agent unrest": "? 0 place N9.29: vauxhall, placed 0 x1 at vauxhall",
    "place_agent near 1": "? 0 place N9.29: marylebone, placed 0 x1 at marylebone, unrest_rose at marylebone",
    "place_agent near 2": "? 0 place N9.29: marylebone, placed 0 x1 at marylebone, unrest_rose at marylebone, "
    "? 0 place N9.29: chelsea, placed 0 x1 at chelsea",
    "discard_and_refill": "? 0 read N9.30: {card}, ? 0 shed N9.30: {1}, discarded 0 {1}, ? 0 shed N9.30: {2}, "
    "discarded 0 {2}, ? 0 shed N9.30: {3}, discarded 0 {3}, drew 0, drew 0, drew 0",
    "each_other_removes_agent": "? 0 read N9.31: {card}, "
    "? 1 sacrifice N9.31: westminster, removed 1 x1 at westminster, "
    "? 2 sacrifice N9.31: marylebone, removed 2 x1 at marylebone",
    "buy_building calm": "? 0 buy_building N9.32: billingsgate, paid_to 0 x6 against 2, "
    "razed 2 billingsgate at billingsgate, built 0 billingsgate at billingsgate, bought 0 at billingsgate against 2",
    "buy_building unrest": "? 0 buy_building N9.32: vauxhall, paid_to 0 x12 against 1, razed 1 vauxhall at vauxhall, "
    "built 0 vauxhall at vauxhall, bought 0 at vauxhall against 1",
    "build_half_price": "? 0 raise N9.33: strand, paid 0 x6, built 0 strand at strand",
    "earn_in_unrest": "? 0 earn_in_unrest N9.34: east_end, got 0 x6",
    "steal_cards": "? 0 target N9.35: 1, showed 1 against 0, showed 1 against 0, ? 0 keep N9.35: {5}, gave 1 against 0",
    "place_unrest any": "? 0 place_unrest N9.36: marylebone, unrest_rose at marylebone",
    "place_unrest near_unrest": "? 0 place_unrest N9.36: bermondsey, unrest_rose at bermondsey",
    "pay_and_move": "? 0 target N9.37: 1, paid_to 0 x{amount} against 1, ? 0 move_own_agent N9.37: strand marylebone, "
    "moved 0 x3 at marylebone, unrest_rose at marylebone",
    "force_payment": "? 0 force_payment N9.38: 1 2, paid_to 1 x{amount} against 2",
    "draw_per_building": "? 0 read N9.39: {card}, drew 0",
}
FEWER = {"play_cards": 1, "discard_for_money": 2, "discard": 1, "sell_card": 1, "swap_hands": 4}  # drawn at the end
DISCARDED = ("doctor_watson", "abel_magwitch", "mr_jaggers", "garrotter", "body_snatcher", "bill_sikes")
PLAIN = (  # cards that do nothing in a hand: the first one nothing at all
    "mr_micawber",
    "errand_boy",
    "costermonger",
    "gin_palace",
    "muffin_man",
    "stock_exchange",
    "bobby",
    "lamplighter",
    "lodging_house",
)


def row(line: str) -> tuple[str, list[str], str, dict[str, str]]:
    """A line of the table: the card, its symbols, its text, the numbers and words of that."""
    card, _, rest = line.partition(":")
    symbols, _, says = rest.partition("/")
    text, *numbers = says.split() or [""]
    return card, symbols.split(), text, dict(number.split("=") for number in numbers)


SHOWN = {line.partition(":")[0]: row(line) for line in (UPPER + LOWER).split("\n") if line}


# -- what they show


@pytest.mark.rule("N1.2", "N1.3")
def test_there_are_101_action_cards_48_of_them_upper() -> None:
    """In the order of the table, the upper ones first; two players do without two that need a third."""
    assert list(CARDS) == list(SHOWN) and len(CARDS) == 101
    assert [GAME.data.word(card, "deck") for card in CARDS] == ["upper"] * 48 + ["lower"] * 53
    assert GAME.data.words("game", "two_players_without") == ["hired_ruffians", "jarndyce_and_jarndyce"]


@pytest.mark.rule("N3", "N9")
@pytest.mark.parametrize("card", CARDS)
def test_card_shows_its_symbols_and_says_its_text(card: str) -> None:
    """Exactly these, from top to bottom, with exactly these numbers; nothing else."""
    _, symbols, text, numbers = SHOWN[card]
    wanted: dict[str, Value] = {name: int(value) if value.isdigit() else value for name, value in numbers.items()}
    wanted["deck"] = "upper" if f"\n{card}:" in UPPER else "lower"
    wanted["symbols"] = [symbol.partition(":")[0] for symbol in symbols] or ["none"]
    if text:
        wanted["text"] = text
    for symbol in symbols:
        if symbol.startswith("take_money"):
            wanted["money"] = int(symbol.partition(":")[2])
    assert {name: fact.value for name, fact in GAME.data.facts[card].items()} == wanted


@pytest.mark.rule("N9")
@pytest.mark.parametrize("card", CARDS)
def test_card_refers_to_the_rule_of_its_text(card: str) -> None:
    """Text n is rule N9.n; a card without one has none."""
    text = SHOWN[card][2]
    assert GAME.card_rules[GAME.cards.index(card)] == (f"N9.{TEXTS.split().index(text) + 1}" if text else "")


def test_all_texts_are_on_some_card() -> None:
    """And each of them is played below, but for the reactions."""
    assert {text for _, _, text, _ in SHOWN.values()} == {"", *TEXTS.split()}
    assert {key.split()[0] for key in DEEDS} == set(TEXTS.split()[:39])


# -- each of them played


def table_for(card: str) -> Nanty:
    """A table on which every text can do something: nobody can react, no ability works."""
    own = [name for name in PLAIN if name != card]
    state = scene(
        ", ".join([card, *own[:5]]),
        ", ".join(own[5:7]),
        own[7],
        agents={
            "strand": (1, 1, 0),
            "southwark": (1, 0, 0),
            "westminster": (0, 1, 0),
            "marylebone": (0, 0, 1),
            "east_end": (1, 1, 1),
        },
        grenadiers={"strand": 1},
        citizens={"strand": 1},
        buildings={"chelsea": 0, "vauxhall": 1, "billingsgate": 2},
        blocked="chelsea",
        unrest="east_end, vauxhall",
        money=(20, 10, 3),
        discard=", ".join(name for name in DISCARDED if name != card),
    )
    if "random_event" in SHOWN[card][1]:
        return event(state, "riots")
    return dice(state, *(("east_end", "strand") if card == "broad_street_pump" else (9,)))


def script(card: str) -> list[str]:
    """What is to be asked and told when a card is played, its text used and every other symbol declined."""
    _, symbols, text, numbers = SHOWN[card]
    found = [f"played 0 {card}"]
    for symbol in symbols:
        name, _, amount = symbol.partition(":")
        if name == "take_money":
            found.append(f"got 0 x{amount}")
        elif name == "scroll":
            keys = [text, f"{text} {numbers.get('prize') or numbers.get('where')}", f"{text} {numbers.get('count')}"]
            keys.append(f"{text} {numbers.get('where')} {numbers.get('count')}")
            (deed,) = (DEEDS[key] for key in keys if key in DEEDS)
            own = [name for name in PLAIN if name != card]
            found += deed.format(*own, card=card, **numbers).split(", ")
        elif name != "reaction":
            found.append(SYMBOLS[name])
    return [*found, *["drew 0"] * FEWER.get(text, 0), "turn_began 1"]


def spoken_to(state: Nanty) -> str:
    """Who is asked what, under which rule."""
    assert state.question is not None
    return f"{state.asked} {state.question.name} {state.question.rule}"


def story(state: Nanty) -> list[str]:
    """What was told so far, but for mere announcements; chance decides what is salvaged."""
    found = [line for line in told(state) if not line.startswith(("aimed", "refused", "nothing_happened"))]
    return [line.rpartition(" ")[0] if line.startswith("salvaged") else line for line in found]


@pytest.mark.rule("N2.2", "N2.3", "N2.7", "N3", "N3.5", "N3.6", "N3.7", "N3.8", "N9")
@pytest.mark.parametrize("card", CARDS)
def test_card_is_played_as_it_is_printed(card: str) -> None:
    """From top to bottom, all others than the text declined: who is asked what, and what comes of it, in that order."""
    state, found, heard = table_for(card), list[str](), 0
    answers = [line.partition(": ")[2] for line in script(card) if line.startswith("?")]
    play(state, card)
    while state.active == 0:
        found += [*story(state)[heard:], f"? {spoken_to(state)}: {answers[0] if answers else '…'}"]
        heard = len(story(state))
        assert answers, found
        choose(state, answers.pop(0))
    assert found + story(state)[heard:] == script(card)
    assert len(hand(state, 0)) >= 5 and state.laid.size == 0
    assert (front(state, 0) if SHOWN[card][2] == "loan" else discarded(state)).count(card) == 1


@pytest.mark.rule("N2.2", "N2.7", "N3", "N3.7", "N9")
@pytest.mark.parametrize("card", CARDS)
def test_all_may_be_left_out_but_money_from_the_bank_and_random_events(card: str) -> None:
    """The card has been played all the same; nobody else is asked anything."""
    symbols, text = SHOWN[card][1:3]
    taken = [symbol.replace("take_money:", "got 0 x") for symbol in symbols if symbol.startswith("take_money")]
    happens = [SYMBOLS[symbol] for symbol in symbols if symbol == "random_event"]
    earned = [DEEDS[text]] if text.startswith("earn_per") else []
    state = table_for(card)
    before = [hand(state, seat) for seat in range(3)]
    pass_on(play(state, card))
    assert asks(state) == (1, "act")
    assert story(state) == [f"played 0 {card}", *happens, *taken, *earned, "turn_began 1"]
    before[0].remove(card)
    assert [hand(state, seat) for seat in range(3)] == before and discarded(state)[-1] == card
