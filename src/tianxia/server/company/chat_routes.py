"""The HTTP interface to the chat of a table."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ..answers import ERRORS
from ..context import TheContext
from .models import LARGEST_NUMBER, Agreement, ChatBody, Saying

After = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER, description="The last message that is known.")]


class ChatController(Controller):
    """Everything at /api/tables/.../chat."""

    path = "/api/tables/{table_id:str}/chat"

    @get(responses=ERRORS)
    async def read(self, context: TheContext, table_id: FromPath[str], after: After = 0) -> ChatBody:
        """What was said after a message, and what may be written."""
        return await context.chats.read(await context.hall.find(table_id), context.person.id, after)

    @post(status_code=200, responses=ERRORS)
    async def say(
        self, context: TheContext, table_id: FromPath[str], data: JSONBody[Saying], after: After = 0
    ) -> ChatBody:
        """Say one of the set phrases; or anything, if all agree to that."""
        table = await context.hall.find(table_id)
        table.check_seat(data.seat, context.person.id)
        await context.chats.say(table, context.person.id, data.seat, data.phrase, data.text)
        return await context.chats.read(table, context.person.id, after)

    @post("/agree", status_code=200, responses=ERRORS)
    async def agree(
        self, context: TheContext, table_id: FromPath[str], data: JSONBody[Agreement], after: After = 0
    ) -> ChatBody:
        """Agree that anything may be written, and that spectators read it; or no more."""
        table = await context.hall.find(table_id)
        await context.chats.agree(table, context.person.id, data.free, data.watched)
        return await context.chats.read(table, context.person.id, after)
