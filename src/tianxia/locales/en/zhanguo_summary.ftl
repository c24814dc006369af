### ZhanGuo on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/zhanguo/summary.ts.

summary-zhanguo = Five rounds to unify five regions: every card goes to your board or to the court.

summary-zhanguo-cards = Six cards per round
summary-zhanguo-cards-text = Draw 2 cards from each deck: writing, currency, and law. Taking turns, everyone plays 1 card, until all 6 are played.

summary-zhanguo-board = To your board
summary-zhanguo-board-text = Play the card to one of your 5 regions, 3 cards at most in each. Take as many markers of its aspect as there are now cards in that region. The second and third cards there raise unrest.

summary-zhanguo-court = Or to the court
summary-zhanguo-court-text = Play it on top of the court pile for one of six actions: recruit an official, move officials, hire workers, install a governor, build a palace, or build a wall.

summary-zhanguo-numbers = Higher or lower
summary-zhanguo-numbers-text = Then cards on your board triggered by this action may be activated. To hire or build, your card must be higher than the one beneath it; to recruit or install a governor, lower. Cards where unrest is at its maximum are locked.

summary-zhanguo-rewards = Unification rewards
summary-zhanguo-rewards-text = After each round, every aspect has one reward. The player with the highest value in markers may return them all and take it; a player who passes keeps them, and the next highest decides.

summary-zhanguo-end = Win
summary-zhanguo-end-text = After round 5, governors, remaining markers, missions, and walls score. The player with the most victory points wins.
