"""Discord's REST routes by what they are about; `reception` takes requests in, `routes` says who answers."""
