### The card of the guides to a first game; their steps are in `<game>_guide.ftl`.

guide-name = Guide
guide-chapter = Chapter { $number } of { $total }: { $title }
guide-skip = Skip the guide
guide-skip-key = Skip the guide (Esc)
guide-resume = Resume guide
guide-whole = Show all text
guide-back = Back
guide-next = Next
guide-choose = Choose for me
guide-play-on = Keep playing
guide-rules = Rules:
guide-between = Keep playing
