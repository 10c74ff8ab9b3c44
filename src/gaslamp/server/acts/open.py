"""A table is opened."""

from gaslamp.protocol import deeds
from gaslamp.server.acts.act import Act

ACT = Act(deeds.Opened)
