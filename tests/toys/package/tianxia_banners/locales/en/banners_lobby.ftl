web-title-banners = Banners
web-about-banners = Four prizes, four banners each, one hidden bid at a time.
web-length-banners = 5 min
web-moment-banners-bid = bidding for a prize
