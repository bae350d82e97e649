"""How the bot and the page reach the world: REST, the gateway, the page's own API, trouble on request.

All that speaks HTTP or websocket is in it; it imports `world` and `checks`.
"""
