"""People come back as who they were."""

from __future__ import annotations

import pytest

from gaslamp.server.storage import AccountRow, Conflict, LoginTaken, PersonRow, SessionRow, Storage
from tests.server.storage.samples import ANNA, LATE

pytestmark = pytest.mark.anyio
ACCOUNT = AccountRow("anna", "$argon2", "anna", LATE)


async def test_a_person_is_found(peopled: Storage) -> None:
    """As they said, and as they say now."""
    assert await peopled.person("anna") == ANNA
    assert await peopled.person("celina") is None
    await peopled.change_person("anna", "Ania", "en")
    assert await peopled.person("anna") == PersonRow("anna", "Ania", "en", ANNA.created)


async def test_nobody_cannot_change(peopled: Storage) -> None:
    """Nor can anybody come twice."""
    with pytest.raises(Conflict):
        await peopled.change_person("celina", "C", "en")
    with pytest.raises(Conflict):
        await peopled.add_person(ANNA)


async def test_an_account_is_found_both_ways(peopled: Storage) -> None:
    """By its login and by its person."""
    await peopled.add_account(ACCOUNT)
    assert await peopled.account("anna") == await peopled.account_of("anna") == ACCOUNT
    assert await peopled.account("bolek") is await peopled.account_of("bolek") is None


async def test_a_login_is_taken_once(peopled: Storage) -> None:
    """Whoever comes second is told so; what the first has stays."""
    await peopled.add_account(ACCOUNT)
    with pytest.raises(LoginTaken) as taken:
        await peopled.add_account(AccountRow("anna", "other", "bolek", LATE))
    assert taken.value.key == "error-database-login"
    assert await peopled.account("anna") == ACCOUNT


async def test_a_person_has_one_account(peopled: Storage) -> None:
    """A second one is refused, and one for nobody."""
    await peopled.add_account(ACCOUNT)
    for person in ("anna", "celina"):
        with pytest.raises(Conflict):
            await peopled.add_account(AccountRow("other", "x", person, LATE))


async def test_sessions_end(peopled: Storage) -> None:
    """One by one; until then each is somebody's, with the account if there is one."""
    await peopled.add_account(ACCOUNT)
    for id, person in (("1", "anna"), ("2", "anna"), ("3", "bolek")):
        await peopled.add_session(SessionRow(id, person, LATE))
    await peopled.drop_session("2")
    await peopled.drop_session("nobody's")
    anna, gone, bolek = [await peopled.whose(id) for id in "123"]
    assert anna == (await peopled.person("anna"), ACCOUNT) and gone is None
    assert bolek == (await peopled.person("bolek"), None)
