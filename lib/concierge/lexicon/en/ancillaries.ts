/** English words for ancillaries: seats, bags, meals and extras, who they are for, and how they are requested and removed. */
export const ANCILLARIES_EN = `
[glue]
@buy-be: is | are | is there | are there | any
@buy-help: do | does | will | what
@buy-did: did
@buy-may: can | could | may | might
@buy-carry: take | bring | carry | pack
@buy-i: i | im | id | ill | ive | i am | i would | myself
@buy-my: my=self:true | my own=self:true | our=everyone:true
@buy-him: her | she | he
@buy-one: ones | of them | of those
@buy-us: us | me | ours
@buy-too: too | as well | also
@buy-ask: which | whats | where | show | see
@buy-tail: available
@buy-take: bring | bringing | carry | carrying | pack | takes | gets | wants | needs | has
@buy-everyone: everyone | everybody
@buy-only: only | just
@buy-where: where
@buy-same: same
@buy-give-back: take | give | bring | leave
@buy-later: still
@buy-change: changed
@buy-had: has
@buy-my-things: my | our

[lead]
@buy-allowed: are we allowed | am i allowed | are we allowed to | am i allowed to | is it allowed to | is it ok to | is it okay to | are we permitted to | do they let us | will they let us | will they let me
@buy-carry: take along | bring along | bring with us | bring with me | take with us | take with me | have with us | have with me
@buy-other: in case | just in case | my own case
@buy-be: isnt | arent
@buy-is-there: is | are | did | has | have | was | were
@on-booking: on the booking | on my booking | on our booking | in the booking | in my booking | on the trip | in the trip | on there | in there | added | get added | been added | got added | added to the booking | added to my booking | get added to the booking | included in the booking | really added | on it
@if-not: if not | if it isnt | if its not | if it is not | if they arent | otherwise
@adds-it: add it | add one | please add it | please add one | add it please | add them | then add it | put it on | add that
@buy-first: first | first of all | before that
@buy-unpaid: without paying | without paying extra | without paying for it | without having to pay | without extra cost | without a fee | for nothing | at no extra cost | at no cost | free of charge | without paying anything
@buy-ask: what is | how much | how much is | how much are | how much does | how much would | how many | tell me | tell us | show me | show us | price of | price for | the price of | cost of | cost for | the cost of | do you have | do you sell | do you offer | do we get | do i get | is it possible to see | what about
@buy-tail: are left | is left | are free | is free | are still free | are available | are still available | is available | are there | is included | are included | is there | for free | there | on offer | on board
@buy-take: add | adding | brings | comes along | come along | check in | travel with | put | make it | rather
@buy-everyone: for all | for all of us | all of us | us all | we all | we both | we each | both of us | for us | for us all | for both | for both of us | for everyone | for everybody | whole family | the whole family | whole party | whole group | all two | all three | all four | all five | all six | all of them
@buy-one-of-us: one of us | just one of us | only one of us | only for one of us | one of the two of us | either one of us
@buy-except: but not | but not for | except for | apart from | not for | but for | everyone but | without
@buy-everything: all that | all of that
@buy-same: the same
@buy-give-back: put
@buy-gone: can go | has to go | have to go | must go | are not needed | is not needed | arent needed | isnt needed | no longer needed | not needed | less | fewer
@buy-it: that | them again | those again | it again | these | those | one each | one of each | one for each
@buy-each: all | both | all three | both of them
@buy-any: either | any | either one | whichever | whatever | i dont mind | dont mind | do not mind | dont care | do not care | no preference | you choose | you decide | you pick
@buy-dear: too expensive | so expensive | very expensive | rather expensive | bit expensive | too dear | very dear | rather dear | bit dear | too pricey | very pricey | rather pricey | bit pricey | so pricey | too costly | very costly | rather costly | too much | rather much | bit much | not for that price | not for that much | not that much
@buy-all: everything | it all | all of it | all of them | all of those | them all | all the extras | all extras | all the add ons | all add ons | all that | all of that | all my extras | all our extras | the lot
@buy-none: none | nothing | not
@buy-back: back | away | out
@buy-pairs: pair of | pairs of | set of | sets of
@buy-later: afterwards | after | after booking | after paying
@buy-paid: be changed | be refunded | money back | a refund
@buy-change: give back
@buy-is-it: is that | is it | are that | are there | does that make | do we have | do i have | have i got | have we got
@buy-had: have i | have we | did i | did we | do i have | do we have | i have | we have | am i taking | are we taking | i got | we got | have you got for me | did you add | have you added | are mine=self:true | are ours | is mine=self:true | is ours | are his | is his | is hers | are hers | is for
@buy-sits: be sitting | be seated
@buy-drop: remove | delete | skip=wholly:true | forget=wholly:true | forget about=wholly:true | never mind=wholly:true | nevermind=wholly:true | bin | ditch | wont need=wholly:true | wont be needing=wholly:true | no need for=wholly:true | lose | leave out | leave off | get rid of | give up | give back | take off | take away | take out | clear | minus | no longer want=wholly:true | no longer need=wholly:true | dont want=wholly:true | do not want=wholly:true | dont need=wholly:true | do not need=wholly:true | not need=wholly:true | doesnt want=wholly:true | doesnt need=wholly:true | dont take=wholly:true | dont add=wholly:true | dont bother with=wholly:true | no thanks to=wholly:true | without=wholly:true
@buy-loose: close to each other=seat:together | near each other=seat:together | with each other=seat:together | at the front=seat:front | in the front=seat:front | near the front=seat:front | towards the front=seat:front | at the very front=seat:front | further forward=seat:front | further front=seat:front | closer to the front=seat:front | nearer the front=seat:front | up front=seat:front | back=seat:back | at the back=seat:back | in the back=seat:back | at the rear=seat:back | near the back=seat:back | at the very back=seat:back | in the rear=seat:back
@buy-bag: case=one:true;-0.2 | cases;-0.2
@buy-dish: usual=what:standard
@buy-long: long flight | longer flight | longest flight | long haul | long haul flight | long leg | longer leg | longest leg | longer one | overnight flight | night flight | overnight leg
@buy-short: short flight | shorter flight | shortest flight | short haul | short haul flight | short leg | shorter leg | connecting flight | short hop | shorter one
@buy-where-sit: where do we sit | where do i sit=self:true | where are we sitting | where am i sitting=self:true | where will we sit | where will i sit=self:true | where are we seated | where am i seated=self:true | where do they sit | how do we sit | how are we seated | who sits where | who sits | who is sitting | who has which | am i sitting=self:true | are we sitting | do i sit=self:true | do we sit | are we seated | am i seated=self:true | do we really sit | will we sit | would we sit | are we really sitting
@buy-what-eat: what do we eat | what do i eat | what are we eating | what am i eating | what will we eat | what will i eat | what are we going to eat | what am i going to eat
@buy-what-added: what did i add | what did we add | what have i added | what have we added | what did i buy | what did we buy | what have i bought | what have we bought | what did i reserve | what have i reserved | what have we reserved | what did i order | what have i ordered | what have we ordered | what have you added | what did you add | what is added | whats added | what has been added | what is in my trip | what is in our trip | what is in the trip | whats in my trip | whats in our trip | whats in the trip | whats in my basket | whats in the basket | whats in my cart | what is in my basket | whats on my booking | what is in our order | whats on top | show me whats added | show me everything added | show me whats chosen | list everything added | show what was added
@buy-outing: trip | trips | hire | course | resort | place | places
@buy-rent: rent | hire | renting | hiring

@buy-mine: mine=self:true | my seat=self:true | my one=self:true
@buy-price: that | it | this | that price | the price | price | the total | total | total price | the total price | this price | that total | the sum | that sum | everything
@buy-includes: include | includes | included | have | has | cover | covers | contain | contains
@buy-inside: in | included in | part of | already in | counted in

@buy-adds: add | adding | book | booking | reserve | include | put
@pet-weighs: weighs | weighing | weighed | who weighs | which weighs
@pet-travels: travels | goes | flies | comes | travels with us | comes with us | comes with me | come with us | come with me | come | goes with us | goes with me | flies with us | flies with me
@buy-leave: leave | leaving
@buy-at-home: at home
@buy-kept-free: free | empty | unoccupied | blocked | to stay free | to stay empty | left empty | left free | for comfort | for more room | for more space | for extra space

[solid]
@buy-him: him
@buy-one: one
@buy-ask: list | view | display
@buy-tail: cost | costs | price | prices | included | left | remaining | free | taken
@buy-take: choose | choosing | pick | picking | select | reserve | reserving | assign | order | change | switch | swap | move | keep | include | sit | sitting | eat | eats | serve | served
@buy-everyone: everyones
@buy-except: except
@buy-leg: leg | segment
@buy-everything: everything
@buy-same: likewise
@buy-back: off
@buy-allergen: nut | nuts | peanut | peanuts | shellfish | egg | eggs | soy | milk | food | severe | bad
@buy-later: later
@buy-paid: refundable | refunded | changeable
@buy-change: change | swap | swapped | move | cancel | return | refund
@buy-sits: sit | sits | sitting | seated
@buy-drop: drop | cancel | scrap | undo | unselect | deselect
@buy-sure: window=seat:window | windows=seat:window | window seat=seat:window | window seats=seat:window | aisle=seat:aisle | aisles=seat:aisle | aisle seat=seat:aisle | aisle seats=seat:aisle | gangway=seat:aisle | exit row=seat:exit-row | exit rows=seat:exit-row | emergency exit=seat:exit-row | emergency exits=seat:exit-row | emergency row=seat:exit-row | overwing exit=seat:exit-row | over wing exit=seat:exit-row | exit seat=seat:exit-row | exit seats=seat:exit-row | emergency exit row=seat:exit-row | legroom=seat:extra-legroom | leg room=seat:extra-legroom | leg space=seat:extra-legroom | extra legroom=seat:extra-legroom | more legroom=seat:extra-legroom | extra leg room=seat:extra-legroom | more leg room=seat:extra-legroom | extra leg space=seat:extra-legroom | room for my legs=seat:extra-legroom | room for my long legs=seat:extra-legroom | space for my legs=seat:extra-legroom | bulkhead=seat:extra-legroom | xl seat=seat:extra-legroom | xl seats=seat:extra-legroom | side by side=seat:together | next to each other=seat:together | next to one another=seat:together | beside each other=seat:together | beside one another=seat:together | front row=seat:front | front rows=seat:front | first row=seat:front | first rows=seat:front | front seat=seat:front | front seats=seat:front | back row=seat:back | back rows=seat:back | rear row=seat:back | rear rows=seat:back | last row=seat:back | last rows=seat:back | back seat=seat:back | back seats=seat:back | rear seats=seat:back | middle seat=seat:middle | middle seats=seat:middle | over the wing=seat:wings | over the wings=seat:wings | over wing=seat:wings | overwing=seat:wings | at the wing=seat:wings | at the wings=seat:wings | above the wing=seat:wings | above the wings=seat:wings | near the wing=seat:wings | near the wings=seat:wings | by the wing=seat:wings | wing seat=seat:wings | wing seats=seat:wings
@buy-loose: together=seat:together | adjacent=seat:together | exit=seat:exit-row | front=seat:front | middle=seat:middle | in the middle=seat:middle | in between=seat:middle
@buy-cheap: cheapest=seat:cheapest | cheap=seat:cheapest | least expensive=seat:cheapest | lowest priced=seat:cheapest
@buy-beside: next to | beside | alongside | close to
@buy-apart: apart | separated | separate | separately | split | split up
@buy-seat: seat | seats | seating | seated | sit | sitting | place to sit | places to sit
@buy-choose: choose | choosing | pick | picking | select | selecting | reserve | reserving | assign
@buy-seatmap: show me the seats | show us the seats | show me seats | show the seats | show seats | see the seats | see seats | look at the seats | seat assignment | seat assignments | seating assignment | seat allocation | seat map | seat plan | seatmap | seat selection | seat reservation | seat reservations | seat choice
@buy-bag: bag=one:true | bags | suitcase=one:true,bag:checked | suitcases=bag:checked | luggage | baggage | piece of luggage=one:true | pieces of luggage | pieces of baggage | holdall=one:true | holdalls | cabin bag=one:true,bag:cabin | cabin bags=bag:cabin | cabin trolley=one:true,bag:cabin | cabin trolleys=bag:cabin | cabin suitcase=one:true,bag:cabin | cabin suitcases=bag:cabin | cabin case=one:true,bag:cabin | trolley bag=one:true,bag:cabin | cabin luggage=bag:cabin | cabin baggage=bag:cabin | hand luggage=bag:cabin | hand baggage=bag:cabin | hand bag=one:true,bag:cabin | carry on=one:true,bag:cabin | carryon=one:true,bag:cabin | carry ons=bag:cabin | carry on bag=one:true,bag:cabin | carry on bags=bag:cabin | carry on luggage=bag:cabin | trolley=one:true,bag:cabin | trolleys=bag:cabin | trolley case=one:true,bag:cabin | backpack=one:true,bag:cabin;-0.2 | rucksack=one:true,bag:cabin;-0.2 | checked bag=one:true,bag:checked | checked bags=bag:checked | checked luggage=bag:checked | checked baggage=bag:checked | check in bag=one:true,bag:checked | check in bags=bag:checked | hold bag=one:true,bag:checked | hold bags=bag:checked | hold luggage=bag:checked
@buy-diet: vegetarian=what:vegetarian | vegetarians=what:vegetarian | veggie=what:vegetarian | veggi=what:vegetarian | no meat=what:vegetarian | without meat=what:vegetarian | meat free=what:vegetarian | meatless=what:vegetarian | dont eat meat=what:vegetarian | do not eat meat=what:vegetarian | asian vegetarian=what:vegetarian hindu | indian vegetarian=what:vegetarian hindu | hindu vegetarian=what:vegetarian hindu | vegetarian hindu=what:vegetarian hindu | jain=what:jain | vegan=what:vegan | vegans=what:vegan | plant based=what:vegan | kosher=what:kosher | jewish meal=what:kosher | jewish meals=what:kosher | halal=what:halal | muslim meal=what:halal | muslim meals=what:halal | hindu meal=what:hindu | hindu meals=what:hindu | bland meal=what:bland | bland meals=what:bland | gluten free=what:gluten-free | no gluten=what:gluten-free | without gluten=what:gluten-free | gluten intolerant=what:gluten-free | gluten intolerance=what:gluten-free | coeliac=what:gluten-free | celiac=what:gluten-free | lactose free=what:lactose-free | dairy free=what:lactose-free | milk free=what:lactose-free | no lactose=what:lactose-free | no dairy=what:lactose-free | no milk=what:lactose-free | without lactose=what:lactose-free | without milk=what:lactose-free | lactose intolerant=what:lactose-free | lactose intolerance=what:lactose-free | diabetic=what:diabetic | diabetics=what:diabetic | sugar free=what:diabetic | low salt=what:low-salt | no salt=what:low-salt | without salt=what:low-salt | low sodium=what:low-salt | low calorie=what:low-calorie | low fat=what:low-calorie | baby meal=what:baby | baby meals=what:baby | baby food=what:baby | infant meal=what:baby | infant meals=what:baby | infant food=what:baby | kids meal=what:child | kids meals=what:child | kid meal=what:child | kids menu=what:child | kids food=what:child | childs meal=what:child | child meal=what:child | child meals=what:child | childrens meal=what:child | childrens meals=what:child | childrens menu=what:child | childrens food=what:child | children meal=what:child | children meals=what:child | children menu=what:child | children food=what:child | child menu=what:child | child food=what:child | kid food=what:child | kid menu=what:child | fruit platter=what:fruit | fruit plate=what:fruit | fruit meal=what:fruit
@buy-dish: veg=what:vegetarian | fish=what:seafood | seafood=what:seafood | sea food=what:seafood | standard=what:standard | normal=what:standard | regular=what:standard | ordinary=what:standard | hot=what:standard | warm=what:standard
@buy-meal: meal | meals | food | dinner | dinners | lunch | lunches | breakfast | breakfasts | snack | snacks | menu | menus | diet | diets | catering | eat | eating
@buy-allergy: allergy | allergies | allergic
@buy-extra: priority boarding=what:priority boarding | speedy boarding=what:priority boarding | early boarding=what:priority boarding | first boarding=what:priority boarding | board first=what:priority boarding | board early=what:priority boarding | fast track=what:fast track | fast lane=what:fast track | skip the line=what:fast track | skip the queue=what:fast track | skip the security line=what:fast track | skip the security queue=what:fast track | jump the line=what:fast track | jump the queue=what:fast track | jump the security queue=what:fast track | lounge=what:lounge | lounges=what:lounge | lounge access=what:lounge | priority pass=what:lounge | cancel for any reason=what:cancel for any reason | cancel it for any reason=what:cancel for any reason | cancellation for any reason=what:cancel for any reason | cancel for any reason cover=what:cancel for any reason | cancellation cover=what:cancel for any reason | cancellation protection=what:cancel for any reason | cancellation insurance=what:cancel for any reason | cancellation option=what:cancel for any reason | cancelation cover=what:cancel for any reason | cfar=what:cancel for any reason
@buy-priority: priority=what:priority boarding
@buy-late-extra: wifi=what:wi-fi | wi fi=what:wi-fi | internet=what:wi-fi | carbon offset=what:carbon offset | co2 offset=what:carbon offset | climate offset=what:carbon offset | carbon compensation=what:carbon offset | co2 compensation=what:carbon offset | climate contribution=what:carbon offset | offset the=what:carbon offset | offset my=what:carbon offset | offset our=what:carbon offset
@buy-extra-seat: extra seat=one:true | second seat=one:true | additional seat=one:true | empty seat=one:true | spare seat=one:true | extra seats | additional seats | empty seats | seat for comfort=one:true | comfort seat=one:true
@buy-seat-by-me: seat next to me | seat beside me | seat next to mine | seat beside mine | seat by my side | seat alongside me | neighbouring seat | next seat
@buy-pet-place: in the cabin=place:cabin | in cabin=place:cabin | in the cabin with me=place:cabin | in the cabin with us=place:cabin | with me in the cabin=place:cabin | with us in the cabin=place:cabin | into the cabin=place:cabin | under the seat=place:cabin | under my seat=place:cabin | under the seat in front=place:cabin | at my feet=place:cabin | in the hold=place:hold | in hold=place:hold | into the hold=place:hold | in the cargo hold=place:hold | in cargo=place:hold | as hold luggage=place:hold | as checked luggage=place:hold
@buy-stays-home: stays home | stays at home | stay at home | stay home | staying home | staying at home | isnt coming | is not coming | arent coming | wont come | wont be coming | not coming | cant come
@buy-gear: skis | ski bag | ski bags | ski equipment | ski gear | ski boots | snowboard | snowboards | snow board | golf bag | golf bags | golf clubs | golf gear | surfboard | surfboards | surf board | bicycle | bicycles | bike | bikes | kiteboard | kiteboards | kite board | sport equipment | sports equipment | sports gear | diving equipment | diving gear | scuba gear | scuba equipment | instrument | instruments | musical instrument | musical instruments | guitar | guitars | cello | cellos | violin | violins
@buy-extras: extras | add ons | addons | add on | ancillaries | ancillary
@buy-together: together | next to each other | beside each other | apart
@buy-in-all: in all | altogether | in total | together | so far | all in all
@buy-come-to: cost us | cost me | come to | cost so far
@buy-spent: have i added | have we added | did i add | did we add | have i spent | have we spent | did i spend | did we spend
@buy-other: window of | windows of | time window | date window | travel window | departure window | flexible window | booking window | price window | bags of time | bags of room | bags of energy | bags of fun | bag of tricks | mixed bag | extra day | extra days | extra night | extra nights | extra hour | extra hours | extra week | extra cost | extra costs | extra charge | extra charges | extra fee | extra fees | extra stop | extra person | extra adult | extra ticket | extra room | extra time | extra money | seat at the table | seat belt | window shopping | food for thought | food poisoning | food festival | food market | food tour | street food | good food | local food | own food | own meal | own meals | own snacks | own drinks | own lunch | bring food | take food | bring snacks
@buy-outing: tour | tours | ride | rides | holiday | rental | rentals | shop | path | race | lesson | lessons | festival | concert | recital | restaurant | restaurants | cafe | cafes | recipe | recipes | cooking | hotel | hotels
`
