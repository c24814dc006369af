banners-title = Chorągwie
banners-ask-bid = Którą chorągiew licytujesz?
