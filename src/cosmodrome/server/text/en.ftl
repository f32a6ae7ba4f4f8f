# What the server itself says, in notices to people who are not looking.

notice-title = Cosmodrome
notice-turn = It is your turn.
notice-quick = (a quick answer)
notice-think = (something to think about)
notice-test = Notices reach you here.
