/**
 * English words for places to stay: what they are called, what they have, what is asked of them. But for the names of houses the skill reads
 * them only where a place to stay is spoken of.
 */
export const STAYS_EN = `
[glue]
@name-joint: of | and the
@inside: in | at | on | around | into | about
@house-det: the | this | that | my | our | his | her | their
@per-one: each | per person | a person | a head | per head | pp | apiece
@book-one: it | this | that | them | one | now | here | this one | that one | online | for me | for us | today
@is-way: is | was | are | has been | have | has | got | booked
@such-one: that has | that have | that offers | that offer | with | having
@never-city: in advance | in general | in addition | in mind | in case | in fact | in any case | in time | in person | at all | in the end | in the meantime | at the moment | in a hurry | to be honest | in particular | on the way | in the way | in the area | in the mood | in that area

[lead]
@near-place: near | near to | nearer | nearer to | close to | close by | closer to | closer by | next to | not far from | within walking distance of | within walking distance to | within walking distance from | walking distance of | walking distance to | walking distance from | a walk from | a short walk from | a short walk to | around | by | in front of | across from
@next-up: now | next | now for | then | lets do | lets see | show me | on to | what about | how about
@passing-lead: to | from | into | until | near | at | of | reach | get to
@stay-it: the hotel | that hotel | this hotel | the place | that place | this place | the house | that house | the room | that room | my hotel | our hotel | the one | for the stay | the stay
@stay-head: place | room
@sleeps: stay | staying | sleep | sleeping
@pleasant: nice | good | great | lovely | pretty
@keeps: keep | save | put down | add | hold
@is-way: confirmed | kept
@costs: cost | costs
@rate: rate | room rate | price | tariff
@of-two: of the two | of those two | of these two | of them | of those | of these | of the pair
@per-night: a night | per night | by the night | every night | each night | / night | a nite | per nite | p n | per room | per room and night | per room per night
@all-nights: for the whole stay | for the entire stay | for the whole trip | for the whole time | for all nights | all nights | for the whole week | for the stay | for everything | for all of it | the whole stay | in total | in all | altogether
@check-in-on: check in | checking in | checkin | check in on | check in date | arriving | arrive | arrival
@check-out-on: check out | checking out | checkout | check out on | check out date | leaving | leave | until
@star-up: or better | and up | and above | or above | or up | or higher | and higher | and better | + | plus
@leave-house: leave | leave out | leave off | skip | leave aside | never mind | leave away
@asidefornow: aside | out | off | for now | out of it | alone | for later
@drop-house: drop | cancel | remove | forget | scrap | delete | give up | get rid of | lose | undo | no longer need | no longer want | forget about | take out | take off | clear
@book-house: book | reserve | buy | pay for | pay | purchase
@can-you: can you | could you | do you | are you able to | will you be able to | can i | can we | could you also | can you also | do you also
@arranges: book | do | have | handle | arrange | reserve | help with
@any-such: any with | any that | any which | anything with | anywhere with | one with | ones with | some with | something with | one that | ones that | is there one | are there ones | which have | which has | which can | which offer | which offers | which include | which of them have | which of them has | which of them can | which of them offer | which of them are | which of these have | which ones have | which one has | which ones can | which ones offer | which hotels have | which hotels can | which hotels offer | do any | does any | do any of them | have any | anything that has
@stay-exists: is there a | is there an | is there any | are there any | is there free | is there
@about-how-far: how far | how close | how near | is it far | is it close | is it near | is it central | are they far | are they central | far away is | is that far | how long a walk
@about-how-much: how much | whats the price | what is the price | what does it cost | what would it cost | what do they cost | what is the total | whats the total | how expensive | total price | the total | how dear
@about-where: where is | where are | where exactly | wheres | which area | what area | which part | what part | which district | which quarter | which neighbourhood | which neighborhood | what neighbourhood
@about-when: what time | when can i | when can we | when do i | when do we | when does it | when must i | when must we | when should i | when should we | check in | check out | checkin | checkout | checking in | checking out | check in time | check out time
@about-why: why | how come | what makes | explain | why that one | why this one
@about-which: tell me about | tell me more about | more about | details of | which one | which hotel | which of them | which of these | which of those | which would | which do | which should | which is | which house | what would you take | what would you recommend | what would you suggest | what would you pick | what would you choose | what do you recommend | what do you suggest | what do you take | whats the best | what is the best | whats the cheapest | what is the cheapest | whats the nearest | what is the nearest
@about-kept: where am i staying | where are we staying | where do i stay | where do we stay | where am i sleeping | where are we sleeping | where do we sleep | where do i sleep | what did i keep | what did we keep | what have i kept | what have we kept | do i have a hotel | do we have a hotel | have i got a hotel | which hotel have i | which hotel have we | which hotel did i | which hotel did we | what hotel have i | what hotel did i | which place have i | which place did i | is it kept | is the hotel kept | is it saved | is the hotel saved | is my hotel | is our hotel | is the hotel booked | is the room booked | is my room | was my hotel | was the hotel booked | has my hotel | has the hotel been | is my stay | is my apartment | is our apartment | is my place
@another-stay: none | none of these | none of them | none of those | neither | neither of them | dont like any of them | dont like any of these | dont like them | another | another one | a different one | different one | other one | other ones | another place | next | next one | the next one | more | others | any other | any others | something else | anything else | what else | some more | different | other | another option | other options
@same-nights: same nights | same dates | same days | the same time | same night | for those nights | for these nights | for that night | for those days | for those dates | for these dates | for these days | for that time | for the same time | for the trip | for our trip | for my trip | for our nights there | for the nights there
@of-plans: what can we do | what can i do | what could we do | what should we do | what is there to do | whats there to do | what should we see | what can we see | plan | planned | planning | what to do | what to see | things to do | things to see
@transport: metro | subway | underground | tram | bus | bus stop | metro station | tram stop | tube station | public transport
@stay-nearer: closer=order:best-placed | nearer=order:best-placed
@stay-best: closest=order:best-placed | nearest=order:best-placed
@centre: in town
@all-houses: all places | all the places
@any-kind: any kind
@untold: does it look like=untold:pictures | phone=untold:address
@stay-cancel: cancel | cancelled | canceled
@luxury: fancy
@feature: can be cancelled=freeCancellation:true | can be canceled=freeCancellation:true | can cancel=freeCancellation:true | can i cancel=freeCancellation:true
@of-flights: flight=flown:true | flights=flown:true | fly=flown:true | flying=flown:true | flown=flown:true | airfare=flown:true | airfares=flown:true | ticket | tickets | depart | departing | departs | lands | landing
@of-plans: itinerary

[solid]
@house: hotel | hotels=many:true | hotell | hostel=houseKind:hostel | hostels=houseKind:hostel,many:true | hotle | hotles | motel | motels | hostal=houseKind:hostel | dorm=houseKind:hostel | dorms=houseKind:hostel | bunk bed=houseKind:hostel | bunk beds=houseKind:hostel | airbnb=houseKind:apartments | air bnb=houseKind:apartments | apartment=houseKind:apartments | apartments=houseKind:apartments,many:true | appartment=houseKind:apartments | appartments=houseKind:apartments,many:true | holiday flat=houseKind:apartments | holiday flats=houseKind:apartments | holiday home=houseKind:apartments | holiday homes=houseKind:apartments | holiday let=houseKind:apartments | holiday lets=houseKind:apartments | aparthotel=houseKind:apartments | aparthotels=houseKind:apartments | guesthouse=houseKind:guesthouse | guest house=houseKind:guesthouse | guesthouses=houseKind:guesthouse,many:true | guest houses=houseKind:guesthouse,many:true | b&b=houseKind:guesthouse | b and b=houseKind:guesthouse | bed and breakfast=houseKind:guesthouse | bed & breakfast=houseKind:guesthouse | pension=houseKind:guesthouse | pensions=houseKind:guesthouse | inn | inns | resort hotel | ryokan | ryokans | riad | riads | place to stay | places to stay=many:true | place to sleep | somewhere to stay | somwhere to stay | somewhere to sleep | somewhere to crash | anywhere to stay | where to stay | where to sleep | where should i stay | where should we stay | where can i stay | where can we stay | where could we stay | where shall we stay | where should i sleep | where can we sleep | place to spend the night | somewhere to spend the night | roof over my head | roof over our heads | bed for the night | beds for the night | overnight stay | stay overnight | stay somewhere | accommodation | accommodations=many:true | accomodation | acommodation | accomodations=many:true | acomodation | lodging | lodgings | hotel room | hotel rooms=many:true | double room | double rooms | twin room | twin rooms | single room | family room in | triple room | spare room | suite
@flat: flat=houseKind:apartments | flats=houseKind:apartments
@house-thing: hotel transfer | hotel transfers | hotel shuttle | hotel pickup | hotel pick up | hotel bus | hotel desk | hotel voucher | hotel california
@is-way: reserved | saved | paid | paid for
@pleasant: decent
@keeps: note | remember
@about-which: describe
@already: already | already have | already booked | already got | sorted | booked already
@bedroom: room | rooms | bedroom | bedrooms
@room-kind: double | twin | single | separate | family | hotel | triple | connecting | nice
@of-plans: plans
@near-place: beside | opposite
@stay-head: house | hotel | hostel | apartment | guesthouse | guest house | offer | property
@arranges: offer | sell | know
@per-night: nightly
@star-up: upwards
@book-house: confirm
@transport: tube
@star: star | stars | starred
@luxury: luxury | luxurious | posh | high end
@centre: centre | center | city centre | city center | town centre | town center | downtown | middle of town | middle of the city | heart of the city | heart of town | centre of town | center of town | centre of the city | center of the city | central | centrally | more central=by:best-placed | better located=by:best-placed | better placed=by:best-placed | well located=by:best-placed | well placed=by:best-placed | best location=by:best-placed | good location=by:best-placed | better location=by:best-placed | great location=by:best-placed | centrally located=by:best-placed | best placed=by:best-placed | best located=by:best-placed
@stay-best: best placed=order:best-placed | best located=order:best-placed | most central=order:best-placed | most central one=order:best-placed | central one=order:best-placed
@stay-nearer: more central=order:best-placed
@stay-criterion: stars=sort:stars | number of stars=sort:stars | the number of stars=sort:stars | price=sort:price | cost=sort:price | distance=sort:distance | location=sort:distance | how far=sort:distance
@sorted-so: nicer=sort:stars | fancier=sort:stars | most stars=sort:stars | more stars=sort:stars | best hotels first=sort:stars | best ones first=sort:stars | cheapest first=sort:price,by:cheapest | cheapest ones first=sort:price,by:cheapest | closest first=sort:distance | nearest first=sort:distance | closest ones first=sort:distance
@all-houses: all hotels | all the hotels | every hotel | all of them again | the whole list | the full list | whole list | full list
@feature: wifi=amenity:wifi | wi fi=amenity:wifi | internet=amenity:wifi | air conditioning=amenity:air-conditioning | aircon=amenity:air-conditioning | air conditioned=amenity:air-conditioning | a/c=amenity:air-conditioning | ac=amenity:air-conditioning | 24 hour reception=amenity:reception-all-night | 24h reception=amenity:reception-all-night | 24 hours reception=amenity:reception-all-night | all night reception=amenity:reception-all-night | night reception=amenity:reception-all-night | reception all night=amenity:reception-all-night | reception open all night=amenity:reception-all-night | late check in=amenity:reception-all-night | latest check in=amenity:reception-all-night | latest checkin=amenity:reception-all-night | check in late=amenity:reception-all-night | late arrival=amenity:reception-all-night | arrive late=amenity:reception-all-night | get there late=amenity:reception-all-night | late checkin=amenity:reception-all-night | luggage room=amenity:luggage-room | luggage storage=amenity:luggage-room | bag storage=amenity:luggage-room | baggage storage=amenity:luggage-room | leave our bags=amenity:luggage-room | leave my bags=amenity:luggage-room | leave the bags=amenity:luggage-room | leave our luggage=amenity:luggage-room | leave my luggage=amenity:luggage-room | restaurant=amenity:restaurant | bar=amenity:bar | kitchen=amenity:kitchen | kitchens=amenity:kitchen | kitchenette=amenity:kitchen | self catering=amenity:kitchen | cook for ourselves=amenity:kitchen | cook for myself=amenity:kitchen | cook ourselves=amenity:kitchen | cook myself=amenity:kitchen | where we can cook=amenity:kitchen | where i can cook=amenity:kitchen | laundry=amenity:laundry | washing machine=amenity:laundry | family room=amenity:family-rooms | family rooms=amenity:family-rooms | family friendly=amenity:family-rooms
@feature: pets may stay=amenity:pets | pets can stay=amenity:pets | dogs may stay=amenity:pets | dogs can stay=amenity:pets | pets=amenity:pets | pet=amenity:pets | dog=amenity:pets | dogs=amenity:pets | cat=amenity:pets | cats=amenity:pets | pet friendly=amenity:pets | dog friendly=amenity:pets | pets allowed=amenity:pets | dogs allowed=amenity:pets | parking=amenity:parking | garage=amenity:parking | car park=amenity:parking | park the car=amenity:parking | park our car=amenity:parking | park my car=amenity:parking | park a car=amenity:parking | bike=amenity:bicycles | bikes=amenity:bicycles | bicycle=amenity:bicycles | bicycles=amenity:bicycles | gym=amenity:gym | fitness=amenity:gym | fitness room=amenity:gym | work out=amenity:gym | pool=amenity:pool | pools=amenity:pool | swimming pool=amenity:pool | swimming=amenity:pool | swim=amenity:pool | spa=amenity:spa | sauna=amenity:spa | wellness=amenity:spa | massage=amenity:spa | massages=amenity:spa | garden=amenity:garden
@feature: wheelchair=access:wheelchair | wheelchairs=access:wheelchair | wheelchair access=access:wheelchair | wheelchair accessible=access:wheelchair | wheelchair user=access:wheelchair | accessible=access:wheelchair | accessibility=access:wheelchair | disabled=access:wheelchair | disability=access:wheelchair | reduced mobility=access:wheelchair | step free=access:step-free | no steps=access:step-free | no stairs=access:step-free | without steps=access:step-free | without stairs=access:step-free | avoid stairs=access:step-free | ground floor=access:step-free | lift=access:lift | elevator=access:lift | roll in shower=access:roll-in-shower | walk in shower=access:roll-in-shower | deaf=access:visual-alarm | visual alarm=access:visual-alarm | alarm light=access:visual-alarm | alarm lights=access:visual-alarm | hearing loop=access:hearing-loop | hearing aid=access:hearing-loop | hearing aids=access:hearing-loop | hearing impaired=access:hearing-loop
@feature: breakfast=breakfast:true | breakfast included=breakfast:true | free cancellation=freeCancellation:true | freely cancellable=freeCancellation:true | free cancelation=freeCancellation:true | free to cancel=freeCancellation:true | cancel for free=freeCancellation:true | cancelled for free=freeCancellation:true | canceled for free=freeCancellation:true | cancel it for free=freeCancellation:true | cancel without=freeCancellation:true | refundable=freeCancellation:true | cancellable=freeCancellation:true | cancelable=freeCancellation:true | flexible rate=freeCancellation:true | flexible booking=freeCancellation:true | flexible room=freeCancellation:true | cancellation is free=freeCancellation:true
@stay-cancel: cancel policy | cancelation policy | cancellation policy | cancellation | cancelling | refund | refunded | refunds | money back
@untold: quiet=untold:quiet | quieter=untold:quiet | quietest=untold:quiet | noisy=untold:quiet | noise=untold:quiet | noisier=untold:quiet | loud=untold:quiet | silent=untold:quiet | peaceful=untold:quiet | calm=untold:quiet | review=untold:reviews | reviews=untold:reviews | rating=untold:reviews | ratings=untold:reviews | well rated=untold:reviews | highly rated=untold:reviews | best rated=untold:reviews | top rated=untold:reviews | guests say=untold:reviews | guest say=untold:reviews | guests think=untold:reviews | guests like=untold:reviews | people say=untold:reviews | popular=untold:reviews | any good=untold:reviews | recommended by=untold:reviews | clean=untold:reviews | cleanliness=untold:reviews | friendly staff=untold:reviews
@untold: sea view=untold:view | sea views=untold:view | ocean view=untold:view | ocean views=untold:view | river view=untold:view | river views=untold:view | city view=untold:view | city views=untold:view | lake view=untold:view | mountain view=untold:view | mountain views=untold:view | view=untold:view | views=untold:view | balcony=untold:view | balconies=untold:view | terrace=untold:view | bathtub=untold:view | bath tub=untold:view | jacuzzi=untold:view | picture=untold:pictures | pictures=untold:pictures | photo=untold:pictures | photos=untold:pictures | pics=untold:pictures | images=untold:pictures | image=untold:pictures | address=untold:address | phone number=untold:address | website=untold:address | email=untold:address | contact=untold:address | all inclusive=untold:all-inclusive | full board=untold:all-inclusive | half board=untold:all-inclusive | safe area=untold:safety | safe neighbourhood=untold:safety | safe neighborhood=untold:safety | safe part=untold:safety | is it safe=untold:safety | is the area safe=untold:safety | is that area safe=untold:safety
@untold: good area=untold:area | nice area=untold:area | lively area=untold:area | trendy area=untold:area | bad area=untold:area | boring area=untold:area | pretty area=untold:area | good neighbourhood=untold:area | good neighborhood=untold:area | nice neighbourhood=untold:area | nice neighborhood=untold:area | lively neighbourhood=untold:area | good part=untold:area | nice part=untold:area | lively part=untold:area | nightlife=untold:area | smoking=untold:smoking | non smoking=untold:smoking | nonsmoking=untold:smoking | smoker=untold:smoking | smokers=untold:smoking | adults only=untold:smoking | adult only=untold:smoking
@any-kind: any type | any sort | all kinds | all types
@any-stars: any stars | all stars | stars dont matter | stars do not matter | the stars dont matter | never mind the stars | never mind stars | forget the stars | forget about the stars | no matter the stars | whatever stars
@any-price: any price | price doesnt matter | price does not matter | price is not important | price isnt important | the price doesnt matter | whatever it costs | whatever the price | money is no object | no price limit | no limit
@of-flights: airline=flown:true | airlines=flown:true | airways=flown:true | plane=flown:true | planes=flown:true | one way=flown:true | round trip=flown:true | roundtrip=flown:true | plane ticket=flown:true | plane tickets=flown:true | layover=flown:true | layovers=flown:true | economy class=flown:true | business class=flown:true | first class=flown:true | fare | fares | outbound | inbound | way out | way back | nonstop | non stop | direct | directly | seat | seats | aisle | window | luggage | baggage | suitcase | suitcases | bag | bags | airport to | airports to | airport from | economy | business | airline | passenger | passengers | departure | land
@of-plans: itineraries | day by day | day trip | sights to see | museums to see
@both-together: together | combined | in total | altogether | all in | in all
`
