/** English words that point at, take, list, compare and ask about what was shown. */
export const PICK_EN = `
[glue]
@half-day: am=half:am
@may: can i | can we | could i | could we | may i | may we | shall we | shall i | can i please | can we please | could you please | can you please | can you | could you | would you | will you | please can i | please can we | i could | let me | let us | would it be possible to | is it possible to
@ref-the: the | that | this | your | my | those | these
@way-noun: return=side:1 | return flight=side:1 | inbound=side:1 | inbound flight=side:1 | flight back=side:1 | flight home=side:1 | outbound=side:0 | outbound flight=side:0 | flight out=side:0
@ref-a: a | an | any | some | another | one | something | anything | a bit | a little | much | is there a
@head: one | ones | 1 | option | options
@take: take | have | get | gimme | want | like | book | buy | use | need | make it | lets do | let's do | give me | ok with | happy with | fine with | going
@show-list: show | show me | show us | see | give me | give us | let me see | lets see | find me | look at | tell me
@what-about: wat about | wot about | what about | how about | what are
@suits: fine | good | great | ok | okay | is fine | are fine | is good | is great | is ok | is okay | would be fine | would be good | would be great | is the one | it is | for me | for us
@link: at | in | on | with | by | of | the | that | which | for | is | are | a | an | its | just | only | has | have
@it: it | this | that | that one | this one | that flight | this flight | the flight | that option | its
@this-one: that | that one | this one | that flight | this flight | that option | this option
@politely: please | pls | plz | then | pls then | then please
@them: them | they all | these all | those all | they both | the two | the three | any of them | any of those | any of these | which of them | those | these | they | those two | these two | those three | these three | the two of them | both of them | both of those | all of them | all of these | the 2=;-0.4 | those 2 | these 2
@it-thats: thats | its | that is | it is | this is | thats still | its still | thats way | thats really | thats quite
@is-there: what is there | whats there | what is available | whats available | is there | are there | do you have | have you got | got | any | anything | something | isnt there | is there not | arent there | there
@very: very | a bit | a little | bit | much | so | really | even | any | quite
@head-days: days | dates | weekend | pair | pair of days
@for-whom: i | we | me | us
@do-they: do they | do they fly | do they all fly | are they | are they all | do these fly | are these | are those | does it fly | does that fly | is it | is that

[lead]
@show-me: show | show me | show us | let me see | lets see | let us see | can i see | can we see | could i see | could we see
@said-so: i mean | i said | i did say | i clearly said | we said | i asked for | we asked for | i wanted | we wanted | i meant | i picked | i chose | i told you | i told you to take | i told you i wanted | that should be | that should have been | it should be | it should have been | should have been | i was after
@said-behind: is what i said | is what i meant | is what i wanted | is what i asked for | was what i said | was what i meant | was what i wanted | was what i asked for
@do-get: do we get | do i get | do you get | do we all get | does everyone get | do they give us | will we get | will i get | would we get | do we each get | does it come with | is there also
@paid-so: i paid | we paid | ive paid | weve paid | im paying | were paying | ill pay | id pay | wed pay
@separately: separately | one by one | one at a time | individually | apart from each other | each way by itself
@refuse-behind: is no good | isnt any good | is not good | isnt good | wont do | will not do | doesnt work | does not work | wont work | doesnt suit | does not suit | is no use | not good | is out
@put-right: change it | please change it | change that | switch it | swap it | fix it | fix that | correct it | correct that | change it please | can you change it | put it right | please fix it | please correct it
@versus: or
@out-there: there
@flight: flight | flights | plane | planes | departure | departures | connection | connections | departing flight
@outbound: the outbound | the outbound flight | the outbound one | outbound | outward | outbound flight | outbound flights | outward flight | out | way out | the way out | on the way out | for the way out | way there | the way there | on the way there | going out | flying out | flight out | going | flight there | outbounds | departing
@inbound: come back | come home | fly back | fly home | go back | go home | travel back | travel home | back | bk | home | back home | home again | return | returns | return flight | return flights | inbound | inbound flight | inbound flights | homeward | way back | the way back | on the way back | for the way back | way home | the way home | on the way home | for the return | on the return | the return | coming back | coming home | flying back | flying home | flight back | flights back | flight home | flights home | journey home | journey back | to come back | to come home | to get home | to return | going back | going home
@as-return: return | round trip | return trip | one way or return | single or return | return or one way | for one way or return | for a return | for the return
@both-ways: both together | the two together | both of them together | the two of them together | out n back | out n bk | out and bk | out & back | there n back | there n bk | there and bk | both | both times | each time | both journeys | for each | both ways | each way | either way | both directions | each direction | both flights | out and back | there and back | all the way | all flights | every flight | both legs | whole lot | the whole lot | on both | for both | whole trip | entire trip | the lot | return trip | round trip | all together | altogether | everything | all of it | in total | in all | all in | both flights together
@between-flights: the wait | wait time | waiting time | the waiting time | do we wait | do i wait | to wait there | wait there | between planes | between flights | between the planes | between the flights | between the two flights | between the two | between connections | to change planes | to change | to make the connection | to connect
@pay-when: when do i have to pay | when do we have to pay | when must i pay | when must we pay | when would i have to pay | when would we have to pay | when is payment due | do i have to pay now | do we have to pay now | do i have to pay today | do we have to pay today | do i need to pay now | do we need to pay now | do i get charged now | do we get charged now | get charged now | charged now | do i get charged | do we get charged | get charged | charged right now | charged right away | charged straight away | am i charged | are we charged | is my card charged | will i be charged | will we be charged | when do i pay | when do we pay | when will i pay | when will we pay | when is it paid | do i pay now | do we pay now | do i pay today | do we pay today | do i pay at the airport | do we pay at the airport | pay at the airport | now or at the airport | pay straight away | pay today | pay up front | pay in advance | now or later | right now or later
@whats-of: whats | what is | what are
@leave: leave | leaves | leaving | depart | departs | departing | take off | takes off | goes | set off | sets off | get off
@arrive: get home=side:1 | gets home=side:1 | get back=side:1 | gets back=side:1 | be home=side:1 | be back=side:1 | am i home=side:1 | are we home=side:1 | am i back=side:1 | are we back=side:1 | arrive | arrives | arriving | land | lands | landing | get in | gets in | gets into | get into | arrives in | arrive in | lands in | land in | get there | gets there | getting there | gets me there | get me there | gets us there | get us there | get to | gets to | be there | touch down | touches down | come in | comes in | reach | reaches
@whatime: what time | at what time | when | when exactly | which time
@applies: apply | applies | valid | good for | hold for | cover | covers | meant for
@weighs: weigh | weighs | heavy | weight | kilos | kilo | kg | kgs
@howlong: how long | how many hours
@howmuch: how much | what is the price | whats the price | what price | price of | the price of | cost of | the cost of | what is the price of
@howmany: how many
@which: which | which one | which ones | which of | which flight | which flights | what | what one | whats the | who
@opener: isnt that | isnt it | arent they | wouldnt that be | wont that be | what happens if | what happens when | what happens with | is it possible to | am i allowed to | are we allowed to | can you tell me | could you tell me | do you know | tell me | tell me about | what kind of | what type of | what sort of | how heavy | how big | what about | how about | what if
@why: why do you recommend | why did you recommend | why do you suggest | why | how come | what makes | explain | what do you think of | what do you think about | what would you say about
@last-of: last | very last
@each-of-us: each | per person | each of us | a head | per head | apiece | each person | every person | per passenger | per traveller | each traveller | each passenger | everyone | each one of us | every one of us

[solid]
@as-possible: as late as possible=order:latest | as late as i can=order:latest | as late as we can=order:latest | as early as possible=order:earliest | as early as i can=order:earliest | as early as we can=order:earliest | as soon as possible=order:earliest | as fast as possible=order:fastest | as quick as possible=order:fastest
@quality: cheap | expensive | pricey | dear | long | slow | early | late | good | popular
@money-word: pound | pounds | euro | euros | dollar | dollars | quid | bucks | usd | eur | gbp | rupees
@last-of: bottom
@top: top | very first | the very first
@nextone: one after that | one after | the one after that | the one after | flight after that | flight after | next one | next flight | next departure | following one | following flight | the one right after | right after that | one after it
@prevone: one before that | one before | the one before that | the one before | flight before that | flight before | previous one | previous flight | one before it | the one right before
@other: other | other one | other flight | other option
@all-found: are these really all | are these all | are those all | are they all | is this really everything | is this everything | is that really everything | is that everything | are these really the only | are these the only | are those the only | are they the only | are these all the | are those all the
@more-flights: more | more flights | more options | other options | other flights | any others | others | the rest | all of them | all the flights | all flights | whole list | full list | list again | the list | alternatives | other choices | anything else | what else | rest of them | more choices | other ones
@list-again: again | once more | one more time
@sortfirst: first
@list: list | sort | rank | order | display | view | sorted | ordered | ranked | sort them | order them | rank them | sort it | order it | list them
@criterion: price=order:cheapest | cost=order:cheapest | fare=order:cheapest | duration=order:fastest | length=order:fastest | speed=order:fastest | travel time=order:fastest | flight time=order:fastest | time=order:earliest | departure=order:earliest | departure time=order:earliest | arrival=order:earliest,about:arrival | arrival time=order:earliest,about:arrival | value=order:best-value
@switch: change | switch | swap | move
@take: upgrade to | upgrade me to | upgrade us to | upgrade both to | move me to | put me in | put us in | lets go with | let's go with | choose | pick | select | reserve | go with | going with | go for | going for | went with | keep | stick with | settle on | settle for | switch to | swap to | swap for | swap it for | change to | change it to | decide on | decided on | decided for | opt for | grab | choosing | picking | selecting | taking | take that of | put me on | book me on | put us on | book us on
@suits: is enough | is plenty | enough for us | enough for me | works | works best | suits | sounds good | sounds great | sounds perfect | sounds fine | sounds right | looks good | looks great | looks fine | looks perfect | looks best | looks ok | perfect | is perfect | will do | is best | is better | seems fine | seems good | do nicely | will be fine | would do | wins | lovely | ideal | spot on | works perfectly | excellent | fits | fits best | nice | brilliant | cool | alright | all right
@superl: cheapest=order:cheapest | cheapest one=order:cheapest | least expensive=order:cheapest | lowest priced=order:cheapest | lowest price=order:cheapest | lowest fare=order:cheapest | most affordable=order:cheapest | lowest cost=order:cheapest | fastest=order:fastest | quickest=order:fastest | shortest=order:fastest | least time=order:fastest | earliest=order:earliest | soonest=order:earliest | latest=order:latest | best=order:best-value | best value=order:best-value | best priced=order:best-value | best overall=order:best-value | dearest=order:dearest | most expensive=order:dearest | longest=order:slowest | slowest=order:slowest
@advised: recommended=order:best-value | recommendation=order:best-value | you recommend=order:best-value | you recommended=order:best-value | you suggested=order:best-value | you suggest=order:best-value
@compar: cheaper=order:cheapest | chaper=order:cheapest | less expensive=order:cheapest | more affordable=order:cheapest | lower priced=order:cheapest | faster=order:fastest | quicker=order:fastest | shorter=order:fastest | earlier=order:earliest | sooner=order:earliest | later=order:latest | better=order:best-value | longer=order:slowest | dearer=order:dearest | more expensive=order:dearest
@dear-word: expensive=order:cheapest | pricey=order:cheapest | pricy=order:cheapest | steep=order:cheapest | dear=order:cheapest | too much=order:cheapest | way too much=order:cheapest | far too much=order:cheapest | a bit much=order:cheapest | a lot=order:cheapest | quite a lot=order:cheapest | an awful lot=order:cheapest | a lot more than i thought=order:cheapest | a lot more than we thought=order:cheapest | a lot more than i expected=order:cheapest | a lot more than we expected=order:cheapest | much more than i thought=order:cheapest | much more than we thought=order:cheapest | more than i thought=order:cheapest | more than we thought=order:cheapest | more than i expected=order:cheapest | more than we expected=order:cheapest | more than i wanted=order:cheapest | more than we wanted=order:cheapest | out of my budget=order:cheapest | out of our budget=order:cheapest
@too: too expensive=order:cheapest | seems a lot=order:cheapest | seems too much=order:cheapest | seems steep=order:cheapest | seems expensive=order:cheapest | seems pricey=order:cheapest | seems high=order:cheapest | seems dear=order:cheapest | sounds a lot=order:cheapest | sounds expensive=order:cheapest | sounds steep=order:cheapest | sounds like a lot=order:cheapest | looks a lot=order:cheapest | looks expensive=order:cheapest | looks steep=order:cheapest | feels steep=order:cheapest | feels a lot=order:cheapest | seems like a lot=order:cheapest | is a lot=order:cheapest | is quite a lot=order:cheapest | is rather a lot=order:cheapest | is too much=order:cheapest | is steep=order:cheapest | is a bit steep=order:cheapest | is a bit much=order:cheapest | seems a bit much=order:cheapest | seems a bit steep=order:cheapest | seems a bit high=order:cheapest | seems quite a lot=order:cheapest | seems rather a lot=order:cheapest | quite a lot of money=order:cheapest | a lot of money=order:cheapest | is more than i thought=order:cheapest | is more than we thought=order:cheapest | is more than i expected=order:cheapest | is more than we expected=order:cheapest | too dear=order:cheapest | too pricey=order:cheapest | too costly=order:cheapest | too much money=order:cheapest | bit expensive=order:cheapest | bit pricey=order:cheapest | rather expensive=order:cheapest | so expensive=order:cheapest | very expensive=order:cheapest | too long=order:fastest | too slow=order:fastest | too late=order:earliest | too early=order:latest | bit early=order:latest | a bit early=order:latest | little early=order:latest | a little early=order:latest | far too early=order:latest | much too early=order:latest | way too early=order:latest | a bit too early=order:latest | bit too early=order:latest | a little too early=order:latest | bit late=order:earliest | a bit late=order:earliest | little late=order:earliest | a little late=order:earliest | far too late=order:earliest | much too late=order:earliest | way too late=order:earliest | a bit too late=order:earliest | bit too late=order:earliest | a little too late=order:earliest
@first-of-day: first flight of the day=order:earliest | first flight out=order:earliest | first plane out=order:earliest | first flight home=order:earliest,side:1 | first flight back=order:earliest,side:1 | very first flight=order:earliest | first departure=order:earliest | last flight of the day=order:latest | last flight out=order:latest | last plane out=order:latest | last flight home=order:latest,side:1 | last flight back=order:latest,side:1 | last departure=order:latest | last flight=order:latest | last plane=order:latest
@pick-part: morning=part:morning | mornings=part:morning | afternoon=part:afternoon | afternoons=part:afternoon | evening=part:evening | evenings=part:evening | night=part:night | overnight=part:night | late=part:evening | early=part:morning
@half-day: a m=half:am | pm=half:pm | p m=half:pm | in the morning=half:am | in the evening=half:pm | in the afternoon=half:pm | o clock | oclock
@moment: lunch=h:13,min:0 | noon=h:12,min:0 | midday=h:12,min:0 | lunchtime=h:13,min:0 | midnight=h:24,min:0
@fraction: quarter past=add:15 | quarter after=add:15 | half past=add:30 | half=add:30 | quarter to=add:-15 | ten past=add:10 | ten to=add:-10 | twenty past=add:20 | twenty to=add:-20 | five past=add:5 | five to=add:-5
@pick-direct: direct=stops:0 | direct ones=stops:0 | directs=stops:0 | nonstops=stops:0 | non stops=stops:0 | nonstop=stops:0 | non stop=stops:0 | without stops=stops:0 | without a stop=stops:0 | with no stops=stops:0 | no stops=stops:0
@pick-stop: stop | stops | stopover | stopovers | change | changes
@numbered: number | option | no . | nr | nr . | choice | #  | num | nummer
@whichever-is: whichever | whatever | which ever | whichevers | whichever one | whatever one
@dontmind: i dont mind | dont mind | either | either one | either is fine | you choose | you pick | you decide | your choice | up to you | surprise me | any of them | any of those | any one | whichever | whatever | doesnt matter | it doesnt matter | i dont care | dont care | no preference
@other-way: other way | other direction | opposite direction
@other-kind: another | different | other | change the | change | new
@otherbehind: changed | to be changed | to be different
@versus: versus | vs | against | compared to | compared with
@costs-less: costs less | cost less | costs me less | costs us less | is less | comes out cheaper | works out cheaper | works out cheapest | has the better price | has the better prices | has the best price | is better value
@better-times: whose times are better | whose times are nicer | whose times suit better | whose flight times are better | times are better | times suit better | times are the better ones | has better times | has the better times | have better times | has nicer times | flies at better times
@compare: compare | comparison | difference | differences | differ | differ from | difference between | compared | pros and cons | different | compare to | compare with
@samewith: same airline | the same airline | same carrier | the same carrier | same company | same airline again
@includes: include | includes | included | including | cover | covers | covered | contain | contains | in there
@this-is-it: thats the one | that is the one | this is the one | thats my one | its that one | it is that one
@same-flight: same one | the same one | same flight | the same flight | same again
@refuse: not | dont want | dont like | dont take | dont book | do not want | do not like | anything but | any but | but not | except | other than | rather not | instead of | not keen on | no longer want | changed my mind about
@defer: think about | think it over | think over | sleep on | mull over | consider | think on
`
