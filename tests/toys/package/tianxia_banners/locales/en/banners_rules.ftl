BA-A = Banners
BA-A1 = One bids a banner that one holds.
BA-A2 = After four prizes the most points win.
