"""The kernel. It knows no game: what all games share (who is asked, secret answers, undo, logs, saving) is here, once.

A game is a `State`, a `Rules` and a registration.

- state: what is true now, and the stack of what happens next
- seed: what a game is dealt from; dice: the one source of chance
- kernel: runs the stack until somebody is asked; questions: what may be asked, next to the rule that asks it
- batch: many games side by side
- rules: what a game tells the kernel; registry: the games there are
- worlds: what a searching player can imagine, and how it plays on from there; observing: what a seat knows, as numbers
- game: a game at the table, everything checked; moves: those that stand, for undo; foresight: previews
- values, outer: what crosses the border, and how numbers become it
- log, replay: every move, and the game from them; save: a state as plain data, and its digest
- pack, pack_entry, lines: cards and boards from TOML, where every error names its line
"""
