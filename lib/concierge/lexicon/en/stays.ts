/** English words for a place to stay, as far as they stand beside a wish for flights. */
export const STAYS_EN = `
[solid]
@house: hotel | hotels | hostel | hostels | airbnb | apartment | apartments | guesthouse | guest house | b&b | place to stay | places to stay | somewhere to stay | accommodation | accomodation | lodging | hotel room | hotel rooms | aparthotel
@both-together: together | combined | in total | altogether | all in | in all
`
