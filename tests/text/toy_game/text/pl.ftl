move-pay = { $arg ->
    [one] Zapłać { $arg } monetę
    [few] Zapłać { $arg } monety
   *[many] Zapłać { $arg } monet
}
