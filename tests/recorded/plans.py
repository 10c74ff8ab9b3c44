"""What is to be recorded, by the name of the game."""

from __future__ import annotations

from typing import Final

from tests.recorded import catham, council, emerald, nanty, terrors
from tests.recorded.plan import Plan

PLANS: Final[dict[str, Plan]] = {
    plan.game: plan for plan in (catham.PLAN, council.PLAN, emerald.PLAN, nanty.PLAN, terrors.PLAN)
}
