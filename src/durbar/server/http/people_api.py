"""What is asked over HTTP about people: how they find a table."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.server.http.answers import as_json
from durbar.server.people.invitation import invitation
from durbar.server.services import services
from durbar.server.table import messages


async def invite(request: Request) -> Response:
    """GET /api/tables/{id}/invitation: the address to send to friends, and its picture."""
    here = services(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        path = messages.link(table.row.id)
    asked, (_, port) = f"{request.url.scheme}://{request.url.netloc}", request.scope["server"]
    return as_json(invitation(path, asked, here.settings.host, port, here.settings.url))


ROUTES = [Route("/api/tables/{id}/invitation", invite)]
