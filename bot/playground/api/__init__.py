"""How the bot and the page reach the world: REST, the gateway, the page's own API, trouble on request."""
