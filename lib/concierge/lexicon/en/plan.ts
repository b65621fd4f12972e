/** English words of plans of days: asking for one, changing it, and choosing among places that were put forward. Kinds of sights are named as find-stop.ts knows them. */
export const PLAN_EN = `
[glue]
@plan-what: what | which | where | what else
@plan-there: there

[lead]
@plan-verb: plan | plan out | plan me | plan us | organise | organize | map out | lay out | sketch | sketch out | schedule
@plan-intends: planning | planned | plans | no plan | no plans | plan to | plan on | plan was | plan is
@plan-trip: trip | holiday | holidays | vacation | getaway | break | journey | tour
@plan-time: my days | our days | the days | each day | every day | my stay | our stay | my visit | our visit | my time | our time | my weekend | our weekend | the weekend | our week | my week | a day | a weekend
@plan-nowwhat: now what | next what
@plan-see: see | visit | do | explore
@plan-there: in the city | in town | in the town | in that city | in that place | at the destination | at our destination | at my destination
@plan-paper: send | email | e mail | mail | print | share | export | forward | download | calendar | receipt | confirmation
@plan-noun: the plan | my plan | our plan | this plan | plan | the itinerary | my itinerary | our itinerary | the programme | the program | the schedule
@plan-show: show | see | read | view | open | display | tell | whats | what is | what do we have | what do i have | hows | how is | how does | remind | where is | look at
@plan-drop: drop | remove | skip | leave out | leave off | take out | cut | cut out | delete | cross out | cross off | scrap | omit | get rid of | without | forget | forget about | no more | no | dont want | do not want | dont need | do not need | dont like | dont fancy | dont want to see | dont want to visit | dont want to do | dont need to see | not interested in | not the | weve seen | we have seen | ive seen | i have seen | weve already seen | we have already seen | ive already seen | already seen | already saw | weve been to | we already know | cancel | lose | ditch
@plan-dislike: hate | hates | dislike | not into | not keen on | not big on | not a fan of | not fond of | cant stand | can not stand | sick of | tired of | bored of | bored with
@plan-extra: more | some more | even more
@plan-part: leave | take | cut | cross
@plan-out: out | off
@plan-go: has to go | have to go | must go | can go | should go | needs to go | need to go | has to be dropped | can be dropped | should be dropped | must be dropped | can be skipped | is out | may go
@plan-swap: swap | swap out | replace | exchange | change | switch | trade | substitute
@plan-for: for | with | by | to | into | against
@plan-instead: instead of | rather than | in place of
@plan-move: move | shift | put | bring | push | postpone | take | do | see | visit | have | place | leave | rather do | rather see | go to
@plan-to: to | on | onto | into | until | till | for | over to | of
@plan-first: first | first thing | to the start | at the start | to the top | to the beginning | at the beginning | to the front | in the morning | before everything | before everything else
@plan-last: last | to the end | at the end | at the very end | in the evening
@plan-start: start | begin | starts | starting
@plan-end: end | finish
@plan-at: with | at | in
@plan-add: add | include | squeeze in | fit in | put in | throw in | also see | also visit | also do | like to see | love to see | want to see | like to visit | want to visit | want to do | rather see | rather visit | rather go to | must see | should see | must visit | should visit | also see | dont forget | do not forget | dont miss | do not miss
@plan-stopword: stop | sight | one | thing | place | visit | item
@plan-ofday: on | of | to | for | in | at | from
@plan-numbersign: number | no | no .
@plan-something: something | anything | things | stuff | more | activities | an activity
@plan-if: if | what if | in case | will | might | when
@plan-longer: longer | more | extra | additional | further
@plan-shorter: shorter | less | fewer
@plan-another: another | one more | an extra | an additional | a further
@plan-only: instead | only | just | rather | in total | altogether | make it | make that | have | stay | want | change it to | change to
@plan-takesday: drop | remove | skip | delete | cut | take out | leave out | take off | cancel
@plan-addsday: add | extend by | extend it by | stay on
@plan-less: less | fewer | not so much | not so many | no more
@plan-more: more | like | love | enjoy | prefer | rather | focus on
@plan-one: one | place | city | option | destination | suggestion
@plan-wonder: what | why | pardon | how come
@plan-else: something else | anything else | something different | somewhere else | something | anything | another | other | a different one | another one | other one | one
@plan-weather: weather | climate | temperature | temperatures | warm | hot | cold | rain | rainy | sunny | humid
@plan-eat: eat | dine | dinner | lunch
@plan-sleepin: best area | best areas | best neighbourhood | best neighbourhoods | best part | which area | which neighbourhood | which part | what area | what neighbourhood
@plan-search: what about | how about | now | find | search | search for | look for | look up | book | get | show | show me | show us | need | want | have
@plan-kids: kids | kid | child | children | little ones | toddlers | toddler | my son | our son | my daughter | our daughter | my sons | our sons | my daughters | our daughters
@plan-note: note | notes | remember | remind me | remind us | write down | jot down | put down | memo
@plan-free: delete | remove | drop | clear | erase | no
@plan-entrance: entrance | entrances | entrance fees | entry | entry fees | admission | admissions | tickets | the sights cost | the museums cost
@plan-starts: start | starts | begin | begins | starting | beginning
@plan-later: later | start later | later start | a later start | start a bit later | start a little later | begin later | start the days later | sleep in | a lie in | lie in | sleep longer | get up later | start too early | starts too early
@plan-earlier: earlier | start earlier | earlier start | an earlier start | start a bit earlier | begin earlier | start the days earlier | get up earlier | start too late | starts too late
@plan-others: what else | any others | any other | any more | others | some others | more ideas | more places | more options | more suggestions | other ideas | other places | other options | other suggestions | some more | something else | somewhere else | anything else | anywhere else | none of these | none of those | none of them | else
@plan-measure: cheapest=of:fare | cheaper=of:fare,more:true | least expensive=of:fare | less expensive=of:fare,more:true | lowest fare=of:fare | best price=of:fare | warmest=of:warmth | warmer=of:warmth,more:true | hottest=of:warmth | hotter=of:warmth,more:true | driest=of:rain | drier=of:rain,more:true | least rain=of:rain | less rain=of:rain,more:true | sunniest=of:rain | sunnier=of:rain,more:true | closest=of:flight | closer=of:flight,more:true | nearest=of:flight | nearer=of:flight,more:true | shortest flight=of:flight | shortest=of:flight | shorter flight=of:flight,more:true | quickest to reach=of:flight
@plan-lift: forget | drop | without | ignore | leave out | never mind | nevermind | no limit | any | lift | doesnt matter | dont care | dont mind | not important | give up | remove
@plan-limit: price=limit:fare | budget=limit:fare | fare=limit:fare | money=limit:fare | cost=limit:fare | amount=limit:fare | flight=limit:flight | flight time=limit:flight | hours=limit:flight | distance=limit:flight | duration=limit:flight | warmth=limit:warmth | temperature=limit:warmth | degrees=limit:warmth | heat=limit:warmth | weather=limit:weather | rain=limit:rain | dry=limit:rain | sun=limit:rain
@plan-compare: compare | comparison | difference between | which is better | which one is better | better | nicer | prettier | decide between | choose between | torn between | side by side | hesitating between

[solid]
@plan-itinerary: itinerary | itineraries | day by day | day by day plan | day to day plan | travel plan | trip plan | sightseeing plan | sight seeing plan | sightseeing schedule | sightseeing programme | travel programme | travel schedule | trip schedule | programme for | program for
@plan-sights-there: what can we do there | what can i do there | what could we do there | what can we see there
@plan-sights: what is there to see | what is there to do | whats there to see | things to do | things to see | things to visit | places to visit | places to see | sights to see | sights | the sights | must sees | must see | musts | sightseeing | sight seeing | attractions | landmarks | top sights | best sights | highlights | worth seeing | worth a visit | worth visiting | what to see | what to do | where to go in town | something to see | something to do | anything to see | show me around | show us around | show me round | show us round | not to miss | not miss | stuff to do | ideas for our days | ideas for my days
@plan-papers: flight itinerary | booked itinerary | email me the itinerary | send me the itinerary | print the itinerary
@plan-pace: relaxed=pace:calm | relaxing=pace:calm | relax=pace:calm | calm=pace:calm | calmer=pace:calm | slow=pace:calm | slower=pace:calm | slowly=pace:calm | easy=pace:calm | easier=pace:calm | easygoing=pace:calm | easy going=pace:calm | leisurely=pace:calm | gentle=pace:calm | gentler=pace:calm | lazy=pace:calm | laid back=pace:calm | unhurried=pace:calm | less packed=pace:calm | less busy=pace:calm | less full=pace:calm | less hectic=pace:calm | less stressful=pace:calm | not too packed=pace:calm | not so packed=pace:calm | not too busy=pace:calm | not too full=pace:calm | not too hectic=pace:calm | not too much=pace:calm | take it easy=pace:calm | without rushing=pace:calm | no rush=pace:calm | fewer stops=pace:calm | fewer sights=pace:calm | fewer things=pace:calm | full=pace:full | fuller=pace:full | packed=pace:full | busy=pace:full | busier=pace:full | faster=pace:full | fast paced=pace:full | intense=pace:full | intensive=pace:full | action packed=pace:full | as much as possible=pace:full | see everything=pace:full | more stops=pace:full | more sights=pace:full | more things=pace:full | usual pace=pace:usual | normal pace=pace:usual | medium pace=pace:usual | moderate pace=pace:usual | standard pace=pace:usual | average pace=pace:usual | usual speed=pace:usual | normal speed=pace:usual
@plan-pacenoun: pace | tempo | speed
@plan-lighter: lighter | light | less packed | less busy | less full | easier | calmer | more relaxed | shorter | slower | too full | too packed | too busy | too much | too long | overloaded | exhausting | too tiring
@plan-dayword: day
@plan-daywords: days
@plan-lastday: last day | final day | very last day
@plan-rain: rain | rains | raining | rainy | wet | storm | storms | stormy | thunderstorm | thunderstorms | bad weather | awful weather | pour | pours | pouring | snow | snows | snowing | indoors | under a roof
@plan-versus: vs | versus | or rather
@sight-kind: street art=kind:street art | murals=kind:street art | graffiti=kind:street art | museum=kind:museum | museums=kind:museum,all:true | gallery=kind:gallery | galleries=kind:gallery,all:true | art gallery=kind:gallery | art galleries=kind:gallery,all:true | castle=kind:castle | castles=kind:castle,all:true | cathedral=kind:cathedral | cathedrals=kind:cathedral,all:true | minster=kind:cathedral | church=kind:church | churches=kind:church,all:true | monastery=kind:monastery | monasteries=kind:monastery,all:true | convent=kind:monastery | abbey=kind:monastery | palace=kind:palace | palaces=kind:palace,all:true | market=kind:market | markets=kind:market,all:true | bazaar=kind:market | square=kind:square | squares=kind:square,all:true | plaza=kind:square | piazza=kind:square | park=kind:park | parks=kind:park,all:true | garden=kind:garden | gardens=kind:garden | viewpoint=kind:viewpoint | view point=kind:viewpoint | viewpoints=kind:viewpoint,all:true | lookout=kind:viewpoint | view=kind:viewpoint | aquarium=kind:aquarium | oceanarium=kind:aquarium | zoo=kind:zoo | tower=kind:tower | towers=kind:tower,all:true | bridge=kind:bridge | beach=kind:beach | beaches=kind:beach,all:true | ferry=kind:ferry | boat=kind:ferry | boat trip=kind:ferry | boat ride=kind:ferry | temple=kind:temple | temples=kind:temple,all:true | shrine=kind:temple | shrines=kind:temple,all:true | mosque=kind:mosque | mosques=kind:mosque,all:true | riverfront=kind:riverfront | waterfront=kind:riverfront | promenade=kind:riverfront | carriages=kind:carriage | coach museum=kind:carriage | fort=kind:fort | fortress=kind:fort | opera=kind:opera
@plan-weather: weather | the weather | climate | the climate
@plan-climate: whats the weather like | what is the weather like | hows the weather | how is the weather | how warm is it | how hot is it | how cold is it | is it warm | is it hot | is it cold | is it rainy | is it sunny | how rainy is it | how sunny is it | does it rain | does it rain much | does it rain a lot | weather like | best time to visit | best time to go | best month | best months | when should we go | when is the best time | when to visit | when to go
@plan-howwarm: how warm is | how hot is | how cold is | how rainy is | how wet is | how sunny is | how warm does | how hot does | how cold does | whats the weather like in | what is the weather like in | whats it like in | what is it like in | what will it be like in | how is it in
@plan-food: where to eat | what to eat | where should we eat | where should i eat | where can we eat | where can i eat | where do we eat | what should we eat | what should i eat | what food | local food | local dishes | restaurants | a restaurant | good food | typical food | typical dishes | somewhere to eat | places to eat | place to eat | try food
@plan-quarters: where to stay | neighbourhoods | neighbourhood | neighborhoods | neighborhood | districts | which area | which areas | which quarter | which part of town | what area | quarters | best area
`
