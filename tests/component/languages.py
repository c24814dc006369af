"""The languages, and the moments at which there is much to say."""

LANGUAGES = ("en", "pl", "cs", "it")
WORDY = (
    "a general to keep",
    "the fifth round, with events",
    "the end of Sun Tzu",
    "a player board to take",
    "a card to discard from the draft",
    "a card to play on a picked board",
    "the end of ZhanGuo",
    "a general to choose",
    "a clerk to place among four",
    "the end of The Great Wall",
    "a clerk to place alone",
    "the end of The Great Wall alone",
    "a command card to choose with the Reed Clan",
    "a command card to choose together",
    "a game lost together",
)
