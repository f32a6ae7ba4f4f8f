game-title = The Speaker
name-big_rocket = Big Rocket
name-moon = the Moon
move-launch = Launch { $arg }
arg-launch-probe = a small probe
move-pay = { $arg ->
    [one] Pay one coin
   *[other] Pay { $arg } coins
}
arg-choose_craft-3 = Vostok
move-choose_craft = Fly { $arg }
move-end_turn = End your turn
question-what_next = What now, in { $year }?
event-landed = { $agency } landed on { $location } in { $year }{ $safe ->
    [true] {" "}safely
   *[false] {""}
}.
event-gave = { $giver } gave { $things } to { $taker }.
rule-no_money = You cannot pay for that.
