### The card of the guides to a first game; their steps are in `<game>_guide.ftl`.

guide-name = Guide
guide-step = { $number } of { $total }
guide-skip = Skip the guide
guide-skip-key = Skip the guide (Esc)
guide-resume = Go on with the guide
guide-whole = The whole text
guide-back = Back
guide-next = Next
guide-choose = Choose it for me
guide-play-on = Play on
guide-rules = Rules:
guide-between = Carry on
guide-between-text = The guide speaks up again when something new comes.
