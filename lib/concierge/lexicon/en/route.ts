/** English words of places, ways and airlines, beside those that every skill uses. */
export const ROUTE_EN = `
[glue]
@likefor: like
@det: the | a | an | my | our | your | his | her | their | its | it | them | this | that | these | those | us | me | you | some | more | money | up | out | with it

@wantto: really want to | really want | fancy | to | want to | wanted to | like to | wish to | have to | need to | going to | want to be | to be
@linkword: is | are | be | will be | would be | should be | must be | was | :
@travellerword: i | im | me | we=isWe:true | were=isWe:true | id | ill | ive | one of us | myself
@mostof: most of us | most | the rest | the rest of us | the others | the majority | the majority of us | nearly all of us | almost everyone | everyone else | the bulk of us | most people
@peopleword: of us | of them | people | persons | mates | friends | adults | adult | of the group | lads | girls | guys | men | women | colleagues | travellers | others | pals | ppl | pax | person | friend | mate | colleague | cousins | of the lads | of the girls
@someone: someone | somebody | a friend | a mate | another | one friend | one mate | another friend | a colleague | another one
@alongside: + | plus | with | while
@who-start: start in | starts in | start from | starts from | begin in | live in | lives in | are in | is in | are based in | is based in | come from | comes from | join from | joins from | joining from | fly from | flies from | are flying from | is flying from | leave from | leaves from | are from | is from | depart from | departs from | travel from | travels from
@shownflight: it | that | this | that one | this one | that flight | this flight | my flight | our flight | my return flight | our return flight | my return | the return flight | the first one | the second one | they | those | these | the flight | the outbound flight | outbound flight | the inbound flight | any of them | any of these | any of those
@livehere: i live | we live | i am | im | were | we are | i am from | im from | we are from | were from
@lived: been | have been | ive been | went | was | were | i love | we love
@visiting: see

@isverb: is | are | was

[lead]
@cheapest-start: which airport is cheapest | which airports cheapest | which airport's cheapest | which airport is cheaper | which airports cheaper | which airport's cheaper | which airport is the cheapest | which is the cheapest airport | what's the cheapest airport | which is cheaper to fly from | which is cheapest to fly from | where is it cheapest to fly from | wheres it cheapest to fly from | where's it cheapest to fly from | where is it cheaper to fly from | where's it cheaper to fly from | where is cheapest to fly from | where's cheapest to fly from | where is it cheapest to go from | where's it cheapest to go from | is it cheaper to fly from | is it cheapest to fly from | is it cheaper from | is it cheapest from | is it cheaper to go from
@was-meant: i meant | i mean | is what i meant | i meant to say | we meant
@livehere: based | im based | i am based | were based | we are based | currently | im currently | i am currently | located | coming from | living
@lived: lived | used to live | have lived | grew up | grown up | was born | born | studied | worked | used to work | heard of | heard about | heard | read about | visited | comes from | come from | moved | moved from | lives | live | liked | hated | miss | missed | reminds me of | stayed | fell in love with | dream about | dreamed of | passed through | loved
@visiting: celebrate | celebrating | relax | relaxing | hike | hiking | ski | skiing | surf | surfing | dive | diving | visit | visiting | seeing | meet | meeting | visit to | explore | exploring | attend | attending | spend | spending | stay | staying | holiday | holidaying | vacation | honeymoon | break | getaway | city break | event | business
@slashsign: /
@arrow: → | ↔ | > | — | --
@open: (
@close: )
@twokin: parents | grandparents | in laws | mum and dad | mom and dad
@eachother: of each other | of one another | from each other | apart
@sametime: at the same time | at about the same time | at around the same time | around the same time | about the same time | at roughly the same time | roughly the same time
@nextstop: then | and then | on to | and on to | and then on to | then on to | after that | and after that | afterwards | followed by | next | from there | and from there | later | finally | lastly | onwards | onward | on from there
@betweenword: between
@originword: origin | starting point | start point | departure city | departure airport | departure point | point of departure | place of departure | home airport | local airport | departing city | starting city | origin city | leaving city
@leavefrom: where ill be leaving from | where well be leaving from | where ill be flying from | where well be flying from | where ill leave from | where well leave from | where i am leaving from | where im leaving from | where we are leaving from | where were leaving from | where i fly from | where we fly from | where im flying from | where we leave from | where i start | where we start | where i am starting from | where i want to leave from | where i will be leaving from
@destinationword: destination | arrival city | arrival airport | destination city | destination airport | final destination | place of arrival | arriving city
@gothere: where i am going | where im going | where we are going | where were going | where i want to go | where we want to go | where i am headed | where id like to go | where wed like to go
@wholives: who lives | who live | who is | who are | whos | that live | that lives | living | working | studying | who works | who studies
@theirs-from: shes in | shes from | shes based in | shes flying from | shes coming from | she is in | she is from | she is based in | she is flying from | she is coming from | hes in | hes from | hes based in | hes flying from | hes coming from | he is in | he is from | he is based in | he is flying from | he is coming from | theyre in | theyre from | theyre based in | theyre flying from | theyre coming from | they are in | they are from | they are based in | they are flying from | they are coming from | she lives in | he lives in | they live in | her from | him from | them from | she comes from | she flies in from | she comes in from | he comes from | he flies in from | he comes in from | they come from | they fly in from | they come in from | she flies from | he flies from | they fly from
@hejoins: shes flying in from | she is flying in from | shes coming in from | she is coming in from | shes joining from | she is joining from | shes joining us from | shes joining me from | shes coming from | she is coming from | shes flying from | she is flying from | hes flying in from | he is flying in from | hes coming in from | he is coming in from | hes joining from | he is joining from | hes joining us from | hes joining me from | hes coming from | he is coming from | hes flying from | he is flying from | theyre flying in from | they are flying in from | theyre coming in from | they are coming in from | theyre joining from | they are joining from | theyre joining us from | theyre joining me from | theyre coming from | they are coming from | theyre flying from | they are flying from | she comes from | she flies in from | she joins from | she joins us from | she joins me from | she will join from | she will join us from | shell join from | shell join us from | he comes from | he flies in from | he joins from | he joins us from | he joins me from | he will join from | he will join us from | hell join from | hell join us from | they come from | they fly in from | they join from | they join us from | they will join from | they will join us from | theyll join from | theyll join us from
@joins-from: join us from | join me from | join from | joins us from | joins me from | joins from | joining us from | joining me from | joining from | is joining us from | is joining me from | is joining from | are joining us from | are joining me from | are joining from | will join us from | will join me from | will join from | would join us from | would join me from | would join from | meet us from | meet me from | meets us from | meets me from | meeting us from | meeting me from | is meeting us from | is meeting me from | will meet us from | will meet me from | would be joining us from | would be joining me from | would be joining from | will be joining us from | will be joining me from | will be joining from | flying in from | is flying in from | are flying in from | flies in from | will fly in from | comes in from | coming in from | is coming in from | is coming from | are coming from | will be coming from | comes from | coming from
@howbook: how do i get | how do we get | how can i get | how can we get | how do i book | how do we book | how can i book | how can we book | how do i find | how do i buy | how would i get | how would i book | how should i book | how do i arrange | how do i sort out
@their-flight: his flight | her flight | their flight | his flights | her flights | their flights
@extraone: another friend | another mate | another person | another colleague | another one of us | one more friend | one more mate | one more person | one more of us | a third friend | a third mate | a third person | a third one | a third | a fourth friend | a fourth mate | a fourth person | a fourth | a fifth friend | a fifth person | someone else | somebody else
@addedpeople: more | more friends | more mates | more people | more of us | other friends | other mates | more colleagues
@stuck-in: im stuck in | im stranded in | were stuck in | were stranded in | i am stuck in | i am stranded in | we are stuck in | we are stranded in | stuck in | stranded in | stuck at | stranded at | im stuck at | were stuck at
@mine-from: im in | im from | im based in | im flying from | im coming from | i am in | i am from | i am based in | i am flying from | i am coming from | i live in | me from | i fly from | i come from | i fly in from | im flying in from | i am flying in from
@inplace: in | to | at | of | about | from | near
@occasion: wedding | conference | meeting | concert | festival | birthday | party | funeral | graduation | marathon | match | game | interview | reunion | exhibition | fair | trade fair | ceremony | race | congress | workshop | seminar | christening | baptism | convention | summit | gig | anniversary | stag do | hen do | tournament | course | exam | orientation | induction | summer school
@vehicle: cruise | ship | boat | ferry | train | coach | tour | yacht | liner | safari | trek | expedition
@sails: leaves | leaves from | departs | departs from | sails | sails from | starts | starts in | starts from | begins | begins in | sets off from | sets sail from | embarks | embarks in | goes from | is leaving | is leaving from | is departing from | out of
@docks: ends | ends in | docks | docks in | finishes in | arrives in | arrives at | gets into | comes back to | returns to
@replaceword: change | changing | switch | switching | swap | swapping | replace | replacing | move | exchange
@insteadof: instead of | rather than | in place of | as opposed to
@ratherthis: instead | rather
@forword: for | with | by
@nearer: nearer | closer | handier | easier | better | more convenient | nearest | closest | best | fine
@visitwhom: visit him | visit her | visit them | see him | see her | see them | join him | join her | join them | stay with him | stay with her | stay with them | invited us | invited me | have invited us | has invited us | have invited me | has invited me
@persondatum: surname | last name | first name | middle name | family name | nickname | email | email address | phone number | passport
@nearest: nearest | closest | handiest | most convenient | easiest | best | local | nearest airport | closest airport
@spotword: airport | airports | city | area | town | region
@cityof: city of | town of | island of | the city of | beautiful city of
@anyof: any other | another | any of | any one of | any | all | either | every | whichever
@canreach: can | could | i can | i could | we can | we could | able to | id be able to | wed be able to | happy to | i dont mind | dont mind | willing to | also
@easily: easily | also | quickly | just as easily | just as well | probably | equally | either | too | as well | as easily | if needed | if need be
@reachverb: get to | getting to | reach | drive to | driving to | make it to | get over to | get down to | get up to | travel to
@reaching: closer to | nearer to | nearer | live closer to | live nearer | i can get to | we can get to | can get to | can reach | i can reach | can drive to | could get to | can easily get to | i could get to | we could get to | can travel to | close to | near to | live near | we live near | i live near | lives near | nearest to
@flyword: fly | flying | flown | take | try | use | using | prefer
@thanword: than
@stopover: stopover in | a stopover in | with a stopover in | stop over in | stopping over in | stop off in | stopping off in | stop in | a stop in | with a stop in | stopping in | break the journey in | break my journey in | break our journey in | break up the journey in | breaking the journey in | stay over in | layover in | a layover in
@onway: on the way | en route | along the way | on route | on our way | on my way
@hedged: prefer | preferred | preferably | ideally | if possible | favour | favor | i prefer | id prefer | would prefer
@takeback: forget | forget about | never mind | nevermind | no need for | no need to | scrap | no longer
@home: home | back home
@here: here
@yonder: there
@whatif: wat about | wot about | what about | how about | what if we went | what if i went | what if we go | what if we went to | what if i went to | make it | make that | lets make it | change it to | change that to | change to | switch to | lets do | lets try | meant | rather | rather go | rather fly | try
@outgoing: on the way out | on the way there | for the way out | for the outbound | outbound | the outbound | the way out | the flight out | outward | on the outbound | for the flight out | out
@homebound: on the way back | on the way home | for the way back | for the return | return flight | the return flight | the flight back | the flight home | on the return | inbound | the way back | the way home | on the inbound | way back | return
@toperson: thanks to | thank | talk to | talking to | spoke to | speak to | write to | wrote to | said to | say hi to | transfer to | compared to | according to | due to | married to | email to | dollars to | euros to | pounds to | money to | hello to | name is | my name is | names | called | named
@allright: fine | ok | okay | too | also | as well | good | alright | all right | welcome | allowed | included | works | work | will do | would do | do
@likefor: such as | for example | for instance | eg
@ourselves: ourselves | on our own | by ourselves
@touching: touch | touching | touches | set foot in | setting foot in | go near | pass through | passing through | go through | going through
@taketo: taking | bringing | treating
@avoid: avoid | avoiding | avoids | steer clear of | steering clear of | stay away from | stay clear of | keep away from | keeps away from | keeping away from | keeps clear of | keep clear of | kept away from | bypass | bypassing | not through | without going through
@solely: only | just | exclusively | solely | nothing but | stick to | sticking to | limit it to | limited to
@removal: remove | drop | take off | take out | take away | lift | delete | undo | get rid of | lose the
@isout: is out | are out | is off | are off | is no good | are no good | is not ok | is not an option | is not for me | are not an option | isnt an option | is a no | is a no from me | is a no for me | no thanks | no way | is a no go
@into: into
@ground: how do we get | how do i get | how can we get | how can i get | how to get | how would we get | how would i get | whats the best way | what is the best way | how far is | how far | how long does it take | how long is the drive | how long | by train | by bus | by taxi | by car | by ferry | train from | bus from | taxi from | train to | bus to | drive from | driving from | drive to
@landing: arrive | arriving | land | landing | get in | touch down | be arriving | arrival
@overland: uber | taxi | cab | lyft | bus | train | by train | by bus | by taxi | by car | by ferry | by coach | subway | metro | underground | tram | shuttle | directions | drive | driving | commute | walk | walking
@idiom: dont mind | do not mind | wouldnt mind | cant wait | cannot wait | no problem | not a problem | no worries | no rush | no idea | not sure | im not sure | dont know | do not know | not know | cant find | cannot find | couldnt find | cant decide | why not | why dont | no matter | doesnt matter | dont care | do not care | if not | or not | not only | not yet | never been | have never been | ive never been | not far | no later than | not bad | dont need | not important | havent | have not | not flown | never flown | can not wait | dont worry | couldnt help | no thanks | dont forget | doesnt know | not certain | whether or not | not that | no i | no we | no im | no id | no ill | no were | no wed | no my | no our | no he | no she | no they | no its | no it

[solid]
@howfar: how far | how fars | how close | how near | how long does it take to get | how long to get | hows the distance
@airport-ground: airport | airports
@towncentre: city | centre | center | city centre | city center | town | town centre | downtown | the middle of town
@updown: down | up | over | across | south | north
@overlandway: take the train | taking a train | get the train | catch the train | catch a train | take the bus | take the coach | take a bus | take a ferry | taking the train | go by train | going by train | travel by train | take the bus | go by bus | take a train | take the eurostar | take the ferry | drive | driving | rent a car and drive | hire a car and drive
@worksin: is working | works | working | lives | living | is living | is based | based | studies | is studying
@localtime: time | local time
@what-else: what else is there for | what else is available | what else can we get | what else can i get | what else could we take | whats left | is there anything else
@flight-anew: what other flights are there | are there other flights | is there another flight | replacement | replacement flight | replacement flights | another flight instead | a new flight instead | an alternative flight | alternative flights | rebook me | rebook us | find me another one | find us another one | find me another flight | find us another flight | get me another flight | get us another flight | find me something else | find us something else | find another one | find another flight | find an alternative | get home another way
@leaveout: skipping | dropping | cutting out | taking out | leaving out | missing out | remove | cut | cut out | take out | miss out | lose | delete | leave out | drop | skip
@legword: part | bit | leg | stop | stage
@addstop: add | tack on | append
@startwith: start with | begin with | starting with | beginning with
@atstart: first | at the start | at the beginning
@atend: at the end | to the end | on the end
@each-stop: in each | in each city | in each place | in each one | in each of them | in every city | per city | per place | per stop
@nightword: night | nights | day | days | week=nightsEach:7 | weeks=nightsEach:7
@anywhere: somewhere
@two: 2
@eitherone: whichever is cheapest | whichever is cheaper | whichever one is cheaper | whichevers cheapest | whichevers cheaper | whatever is cheapest | whatever is cheaper | whatevers cheapest | whatevers cheaper | whichever | whichever works | either works | either airport works | either airport is fine | either airport will do | either is fine | either one | either one works | either way | either would work | either will do | either would do | either is ok | either is okay | any of them | any of those | any of these | any is fine | any works | both work | both are fine | doesnt matter which | dont mind which | i dont mind which | dont care which | i dont care which | no preference | depending on price | depending on the price | the cheaper one | the cheaper of the two
@anywhere: anywhere | anywhere else | somewhere else | elsewhere | wherever | anyplace
@alsoword: also check | too | as well | also | in addition | as an option | as another option | as options | an option | an option too | an option as well | to the list | to the comparison | to the search | in the search | in the search too | in the search as well | into the mix
@seekword: check flights | check for flights | look at | looking at | have a look at | take a look at | check out | include | consider | compare | look into | throw in | put in
@swapends: the other way round | the other way around | other way round | other way around | swap the cities | swap the airports | swap them | swap the two | swap places | swap the places | switch the cities | switch them | switch them round | switch them around | swap them round | swap them around | reverse the direction | reverse direction | reverse the route | reverse it | in reverse | opposite direction | in the opposite direction | vice versa | the opposite way | flip it | flip them | swap from and to | swap the directions | swap directions | switch directions | switch the directions | change direction | swap origin and destination
@thither: fly there | flying there | go there | going there | goes there | get there | getting there | travel there | travelling there | traveling there | head there | heading there | arrive there | arriving there | land there | be there | out there | over there | flights there | flight there | trip there | tickets there | way there | take me there | take us there | back there | return there | fly me there | fly us there
@fromthere: from there | leaving there | out of there
@goinghome: take me home | take us home | fly me home | bring me home | trip home | fly home | flying home | go home | going home | get home | getting home | flight home | flights home | way home | back home | come home | coming home | head home | heading home | return home | travel home
@fromhome: from home | from here | leaving from home | from my home
@homeleg: and home | then home | and then home | and back home | then back home | and finally home | and then back home | and fly home | then fly home | and go home | then go home | and home again | and then fly home | and return home | then return home
@samespot: the same city | the same place | the same airport | the same destination | the same town | same city | same place | same airport | same destination | same town | same location | that city | that place | that airport | that town
@sameroute: same route | same trip | same journey | same cities | same places | same flight again
@nearby: nearby airports | nearby airport | airports nearby | airport nearby | neighbouring airports | neighboring airports | surrounding airports | close by airports | alternative airports | alternate airports | airports close by | other close airports | other airports nearby | airports in the area | airports around it | airports around there | airports around here | airports near it | airports near there | airports near here | other airports | other nearby airports | nearest airports | close airports | nearby ones
@badok: not ok | not okay | not fine | no good | not good | not allowed | not wanted | arent ok | arent fine
@airline: airline company | airline companies | flight company | flight companies | airways
@anyairline: any airline | any airlines | any carrier | all airlines | all carriers | every airline | whatever airline | whichever airline | whatever carrier | whichever carrier | which airline | what airline | no airline preference | no preference of airline | no preference for airline | the airline | which carrier | airline preference
@nomatter: doesnt matter | does not matter | dont matter | dont care | do not care | dont mind | do not mind | not important | isnt important | makes no difference | make no difference | no preference | not fussy | not picky | not particular | not bothered | not fussed | dont really care | dont really mind | doesnt really matter | not fussy about | not picky about | not bothered about | dont care about
@otherairline: another airline | other airline | other airlines | any other airline | any other carrier | a different airline | different airline | some other airline | another carrier | a different carrier | other carrier | other carriers
@someoneelse: someone else | somebody else | anyone else | anybody else
@anythingbut: anything but | everything except
@anyonebut: any airline but | any airline except | any carrier but | any carrier except | any airline other than | any airline apart from | anyone but | anybody but | anyone except | everyone but | any but | every airline but | all airlines but | all airlines except | all but | someone else than | somebody else than | someone other than | somebody other than | anybody else than | another airline than | a different airline than | anything except | everything but | anything other than | nothing with | nothing from | nothing on | nothing by | nothing of | nothing via | nothing through | cant stand | can not stand | wont fly | wont take | will not fly | dont like | do not like | dislike | dont trust | do not trust | drop | hide | no more
@alliance: star alliance=alliance:star | staralliance=alliance:star | star alliance member=alliance:star | star alliance members=alliance:star | one world=alliance:oneworld | oneworld=alliance:oneworld | one world alliance=alliance:oneworld | oneworld alliance=alliance:oneworld | skyteam=alliance:skyteam | sky team=alliance:skyteam | sky team alliance=alliance:skyteam | skyteam alliance=alliance:skyteam
@anyalliance: any alliance | all alliances | whatever alliance | no alliance
@lowcost: budget airline | budget airlines | low cost airline | low cost airlines | low cost carrier | low cost carriers | cheap airlines | no frills airlines | discount airlines | budget carriers | budget carrier | low costs | lowcost airlines | lowcost carriers
`
