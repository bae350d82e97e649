"""Discord's limits for what people read and press; `bot/playground/checks` holds us to them."""

#: Letters of a button or of an entry of a select, and of what the entry says below that.
LABEL, ABOUT = 80, 100
#: Letters of what a button carries, and of the option of a question in it: the rest is game, seat and mark.
CUSTOM_ID, OPTION = 100, 72
#: Buttons in a row, entries of a select or offered to whoever types, and what one of those may say and send.
ROW, CHOICES, OFFERED = 5, 25, 100
#: Letters of a select's placeholder, of a thread's title, of a plain sentence, of all texts of a panel.
TITLE, THREAD_TITLE, CONTENT, TEXTS = 150, 100, 2000, 4000
