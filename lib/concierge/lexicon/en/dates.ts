/**
 * English words for days, stays and times of day. Minutes of the day stand as numbers: 540 is nine in the morning. Short names that are words as
 * well ("may", "sun", "sat") are leads, so that they are no wish by themselves.
 */
export const DATES_EN = `
[glue]
@thereafter: after | afterwards
@optionword: options | option | choices | flights | flight | possibilities | anything | something | ones
@towards: come | come over
@backtoo: too | as well | also
@amday: am
@dayhalf: am=half:am
@moveverb: make
@everyof: all
@taking: take | get | getting | use | using
@fly: go | goes | going
@past: was | were | had | got | did | went
@pronoun: it | them | that | this
@art: a | an | the
@the: the
@pair-word: one | ones | pair | option
@this: this | this coming | this comming | coming
@that: that | the same | same | the | that same
@any: any | some | a | an | one | any of the
@onlyword: just | only
@dropped: please | then | now | after all

@at: at | @

@ponder: let me think | let us think | let me think about it | think about it | think about it all | think it over | think this over | think things over | have a think
@ability: can | could | to | able to

[lead]
@done-at: im done | i'm done | i am done | were done | we're done | we are done | ill be done | i'll be done | i finish | we finish | i finish work | we finish work | im finished | i'm finished | i am finished | i get off work | it finishes | it ends
@event-over: finishes | finishes up | ends | wraps up | is over | will be over | is done | will be done | is finished | should be over | should be done
@until: until | till | til | through | thru | up to | up until
@request: can we leave | can we fly | can we go | can we travel | can we depart | can we come back | can we return | can we fly home | can we fly out | can we move | can we make | can we arrive | can we do | can we stay | can we start | can we set off | can we push | can we postpone | can we bring it | can we change it | can we change the | can we shift | can we extend | can we be back | can we fly back | can we go back | can we get back | can we get there | can we be there | can i leave | can i fly | can i go | can i travel | can i depart | can i come back | can i return | can i fly home | can i fly out | can i move | can i make | can i arrive | can i do | can i stay | can i start | can i set off | can i push | can i postpone | can i bring it | can i change it | can i change the | can i shift | can i extend | can i be back | can i fly back | can i go back | can i get back | can i get there | can i be there | could we leave | could we fly | could we go | could we travel | could we depart | could we come back | could we return | could we fly home | could we fly out | could we move | could we make | could we arrive | could we do | could we stay | could we start | could we set off | could we push | could we postpone | could we bring it | could we change it | could we change the | could we shift | could we extend | could we be back | could we fly back | could we go back | could we get back | could we get there | could we be there | could i leave | could i fly | could i go | could i travel | could i depart | could i come back | could i return | could i fly home | could i fly out | could i move | could i make | could i arrive | could i do | could i stay | could i start | could i set off | could i push | could i postpone | could i bring it | could i change it | could i change the | could i shift | could i extend | could i be back | could i fly back | could i go back | could i get back | could i get there | could i be there | shall we leave | shall we fly | shall we go | shall we travel | shall we depart | shall we come back | shall we return | shall we fly home | shall we fly out | shall we move | shall we make | shall we arrive | shall we do | shall we stay | shall we start | shall we set off | shall we push | shall we postpone | shall we bring it | shall we change it | shall we change the | shall we shift | shall we extend | shall we be back | shall we fly back | shall we go back | shall we get back | shall we get there | shall we be there | shall i leave | shall i fly | shall i go | shall i travel | shall i depart | shall i come back | shall i return | shall i fly home | shall i fly out | shall i move | shall i make | shall i arrive | shall i do | shall i stay | shall i start | shall i set off | shall i push | shall i postpone | shall i bring it | shall i change it | shall i change the | shall i shift | shall i extend | shall i be back | shall i fly back | shall i go back | shall i get back | shall i get there | shall i be there | might we leave | might we fly | might we go | might we travel | might we depart | might we come back | might we return | might we fly home | might we fly out | might we move | might we make | might we arrive | might we do | might we stay | might we start | might we set off | might we push | might we postpone | might we bring it | might we change it | might we change the | might we shift | might we extend | might we be back | might we fly back | might we go back | might we get back | might we get there | might we be there | might i leave | might i fly | might i go | might i travel | might i depart | might i come back | might i return | might i fly home | might i fly out | might i move | might i make | might i arrive | might i do | might i stay | might i start | might i set off | might i push | might i postpone | might i bring it | might i change it | might i change the | might i shift | might i extend | might i be back | might i fly back | might i go back | might i get back | might i get there | might i be there
@beginning: beginning | commencing | starting
@during: during | over | throughout | in | for
@month: may=m:5 | mar=m:3
@weekday: sun=wd:0 | sat=wd:6 | mon=wd:1 | wed=wd:3
@shortmonth: jan=m:1 | feb=m:2 | mar=m:3 | apr=m:4 | jun=m:6 | jul=m:7 | aug=m:8 | sept=m:9 | sep=m:9 | oct=m:10 | nov=m:11 | dec=m:12
@hyphen: - | –
@dot: .
@apos: '
@dash: → | and back | up to | right through to | through till
@ontheday: on
@any: whichever | whatever | any old | either
@everyof: every | each
@pmday: pm | p m | p.m. | p.m
@amday: m | a.m. | a.m
@fly: fly | flying | flights | flight | plane | planes | departures | departing | leave | leaves | leaving | depart | departs | take off | takes off | taking off | travel | travelling | traveling | set off | setting off | start | starting | departure | to leave | to fly | to depart | to go | to travel | to start
@arrives: be on the ground | on the ground | touch down | touches down | touching down | be on the tarmac | have landed | have arrived | be landed | landed by | have to have landed | arrive | arrives | arriving | to arrive | arrival | arrivals | land | lands | landing | get in | gets in | getting in | get there | gets there | getting there | be there | reach | reaching | touch down | touches down | touching down | be at | get us in | get me in | get us there | get me there | arrive back | get to | gets to | getting to
@arrivesat: arrive in | arrives in | arriving in | arrive at | arriving at | arrives at | land in | lands in | landing in | land at | lands at | landing at | get into | gets into | getting into | get in to | get to | gets to | getting to | be in=isAt:true | be at=isAt:true | to be in=isAt:true | reach | reaching | arrive into | arriving into | touch down in | have to be in=isAt:true | get us to | get me to | get us into | get me into
@goto: to | into | in
@sayso: say | so say | let's say | lets say | shall we say | so around | maybe
@homeby: home | back | be home | be back | get home | get back | getting home | getting back | home again | back home | be back home | get back home | to be home | to be back | arrive home | arrive back | arriving home | arriving back | landing back | land back
@shiftway: forward | forwards | back | out
@afternext: after next
@time: time | of time
@beforeday: before | prior to | ahead of | earlier than | preceding | immediately before
@afterday: after | later than | following | past
@notbefore: not before | no earlier than | not earlier than | on or after | from or after | at the earliest from
@notafter: not after | no later than | not later than | on or before | at the latest by | at the latest on | not beyond
@orlater: or later | or after | onwards | onward | at the earliest | or any time after | and later | or anytime after | and onwards | and after | earliest
@orearlier: or earlier | or before | at the latest | at latest | latest | or sooner
@dayby: by
@around: around | about | roughly | approximately | approx | somewhere around | round about | near | circa
@inbetween: between | anywhere between | sometime between | some time between | anywhere from | anything from | something between | somewhere between
@over: over | over the | during | across
@oclock: o'clock | oclock | o clock | sharp | h | on the dot
@hundred-hours: hours | hrs
@i-said: i said | we said | i told you | like i said | as i said | i did say
@atage: at | aged | at the age of
@halfpast: half past=add:30 | quarter past=add:15 | quarter to=add:-15 | half=add:30 | ten past=add:10 | twenty past=add:20 | five past=add:5 | ten to=add:-10 | twenty to=add:-20 | five to=add:-5
@nothingof: nothing | none | nobody | anything but | anything other than | i'd rather not | rather not | would rather not | wouldn't want to | wouldnt want to | wouldn't | unable to | not able to | mustn't | mustnt | not really | couldnt | couldn't | don't want | dont like | don't like | not keen on | no good
@stay: there | away | for about | gone for
@tripword: trip | stay | break | holiday | vacation | visit | getaway | city break | holidays | long | hol | jaunt | tour
@staymore: more=sign:1 | extra=sign:1 | additional=sign:1 | longer=sign:1 | less=sign:-1 | fewer=sign:-1 | shorter=sign:-1
@shiftlater: later=sign:1 | afterwards=sign:1 | after that=sign:1 | earlier=sign:-1 | sooner=sign:-1 | before that=sign:-1 | after=sign:1 | before=sign:-1 | prior=sign:-1 | further back=sign:1
@push: push=sign:1 | postpone=sign:1 | delay=sign:1 | push back=sign:1 | put off=sign:1 | bring forward=sign:-1 | pull forward=sign:-1 | bring=sign:-1 | shift=sign:1 | move=sign:1 | bring back=sign:-1
@moveverb: move | shift | change | switch | postpone | push | put | bring | reschedule | delay | rebook
@movedto: to | until | till | for
@extend: extend | lengthen | prolong | add | adding
@shorten: shorten | cut | trim | reduce
@pronoun: everything | trip | the trip | dates | date | holiday | flights | the flights | the flight | flight | all of it | the whole thing | whole trip | whole thing | the lot | departure | day
@movedtrip: it | that | them | trip | the trip | dates | the dates | our dates | holiday | the holiday
@maketrip: make it | make that | make the trip | make the whole trip | make everything | do it | have it
@alltrip: both | everything | the whole trip | whole trip | the whole thing | both days | both flights | both dates | all of it | whole thing | all dates
@drop: forget | forget about | drop | skip | cancel | scrap | remove | lose | ditch | delete | leave out | leave off | take out | take off | take away | never mind | no need for | no need of | no longer need | no longer want | don't need | dont need | do not need | don't want | dont want | do not want | don't require | without | no more | no | minus
@dropped: needed | required | necessary | wanted | any more | anymore
@taking: taking | catch | catching | rent | renting | hire | hiring | giving me a | giving us a | gives us a | give us a | give me a
@byway: by | with | on | in | using
@tohome: home | back
@eventverb: get married | gets married | getting married | marries | is on | starts | begins | ends | is | are | falls on | turns | will be | happens | takes place | its on | as
@past: happened
@todayis: today is
@old: old | of age
@within: ± | give or take | plus or minus | plus/minus | plus minus | within | flexible by | flexible within | +/- | + / - | + - | +- | - / +
@eitherside: either side | either way | each way | before or after | earlier or later | flexible | flexibility | flex | of flexibility | leeway | wiggle room
@orso: or so | or two
@takenback: not | instead of | rather than | other than | except | but not | not on
@instead: instead | rather | better | was better | is better | would be better | works better | suits me better | suits us better
@cantdo: can't be | cant be | cannot be | can't do | cant do | cannot do | can't make | cant make | can't leave on | can't fly on | can't go on | cannot make
@swapfor: swap | exchange | trade | replace | switch
@daychange: change it from | change from | move it from | move from | switch from | change it | moved from | changed from
@makeit: make it | make that | sorry | i mean | i meant | i said | let's do | lets do | let's say | actually | oh sorry | oops | no wait | better | i do mean
@proposal: wat about | wot about | how about | what about | try | lets try | could we try | can we try | could you try | can you try
@goback-to: go back to | lets go back to | can we go back to | going back to | revert to | switch back to | change back to
@secondthoughts: on second thoughts | on second thought | on reflection
@eventmoved: has moved | has been moved | was moved | got moved | moved | has been rescheduled | was rescheduled | has been postponed | was postponed | has been brought forward | was brought forward | has been pushed | was pushed | got pushed | got pushed back | has been pushed back | was pushed back | has been put back | was put back | has been shifted | was shifted | got shifted | got rescheduled | got postponed | been moved | been rescheduled | been postponed | rescheduled | have moved | is being moved | is moving
@sothat: so | so on | that is | ie
@swapped: instead of | rather than | in place of
@keepday: stick with | stick to | sticking with | sticking to | stay with | keep | keeping | keep to | keep it at | leave it at | hold on to
@leavebe: keep | keeping | leave | leaving | stick with | stick to | stay with
@forus: for me | for us | for my liking | for our liking | for my taste | for the kids | for the children | for the little ones
@remain: stay | stays | remain | remains | can stay | should stay
@altering: touch | alter | mess with | change | move | shift | switch
@nope: no | nope | nah | wait | no no
@ish: ish
@both2: both ways | either way | in either direction | in both directions | both directions | each way | on both days | both flights | every flight | all flights
@asis: as is | as it is | as they are | as they were | as they stand | as it stands | as planned | alone | unchanged | untouched | the same | where they are | where it is

[solid]
@for-work: for work | for my work | for our work | for my job
@samedays: same days | the same days | same dates | the same dates | on the same days | on the same dates | same days please
@wentout: left | flew | flew out | went | went out | set off
@cameback: came back | came home | got back | flew back | flew home | returned | got home
@stopword: layover | layovers | stopover | stopovers | stop | stops | connection | connections | stay | stays | bag | train | bus
@allfor: that's all for | thats all for | all for | enough for | thats it for | that's it for | be it for
@somebody: neighbour | neighbours | neighbor | somebody | relative | relatives | parents | mate | mates
@toodear: too expensive | too dear | too pricey | too much | too long
@datesword: date | dates | travel dates | pair of dates | combination of dates | set of dates | flight dates
@tripdays: date | dates | day | days | travel dates | travel days | flight dates
@intime: in time for | in time
@teens: ten=n:10 | eleven=n:11 | twelve=n:12 | thirteen=n:13 | fourteen=n:14 | fifteen=n:15 | sixteen=n:16 | seventeen=n:17 | eighteen=n:18 | nineteen=n:19
@hourword: one=n:1 | two=n:2 | three=n:3 | four=n:4 | five=n:5 | six=n:6 | seven=n:7 | eight=n:8 | nine=n:9 | ten=n:10 | eleven=n:11 | twelve=n:12
@month: january=m:1 | jan=m:1 | february=m:2 | feb=m:2 | march=m:3 | april=m:4 | apr=m:4 | june=m:6 | jun=m:6 | july=m:7 | jul=m:7 | august=m:8 | aug=m:8 | september=m:9 | sept=m:9 | sep=m:9 | october=m:10 | oct=m:10 | november=m:11 | nov=m:11 | december=m:12 | dec=m:12
@month: janurary=m:1 | januray=m:1 | janaury=m:1 | febuary=m:2 | febrary=m:2 | feburary=m:2 | februry=m:2 | mrach=m:3 | marhc=m:3 | macrh=m:3 | apirl=m:4 | arpil=m:4 | aprl=m:4 | apil=m:4 | aprill=m:4 | juen=m:6 | jully=m:7 | agust=m:8 | auguest=m:8 | septmber=m:9 | setember=m:9 | septemer=m:9 | septembre=m:9 | ocotber=m:10 | octber=m:10 | novemeber=m:11 | novmber=m:11 | decmber=m:12 | decemeber=m:12 | desember=m:12 | decembre=m:12
@weekday: sunday=wd:0 | monday=wd:1 | tuesday=wd:2 | tue=wd:2 | tues=wd:2 | wednesday=wd:3 | weds=wd:3 | thursday=wd:4 | thu=wd:4 | thur=wd:4 | thurs=wd:4 | friday=wd:5 | fri=wd:5 | saturday=wd:6
@weekday: sudnay=wd:0 | munday=wd:1 | mondy=wd:1 | teusday=wd:2 | tuseday=wd:2 | tusday=wd:2 | tuesdy=wd:2 | wendesday=wd:3 | wensday=wd:3 | wednsday=wd:3 | wedensday=wd:3 | wednesdy=wd:3 | wendsday=wd:3 | thrusday=wd:4 | thurday=wd:4 | thursdy=wd:4 | firday=wd:5 | frieday=wd:5 | fridy=wd:5 | satruday=wd:6 | saterday=wd:6 | satuday=wd:6 | saturdy=wd:6
@weekdays: sundays=wd:0 | mondays=wd:1 | tuesdays=wd:2 | wednesdays=wd:3 | thursdays=wd:4 | fridays=wd:5 | saturdays=wd:6 | weekdays=wds:work | working days=wds:work | weekday=wds:work | midweek=wds:mid | mid week=wds:mid | weekends=wds:weekend
@dayrel: today=plus:0 | tomorrow=plus:1 | tomorow=plus:1 | tommorow=plus:1 | tommorrow=plus:1 | tmrw=plus:1 | tmr=plus:1 | tmw=plus:1 | tomo=plus:1 | tomoz=plus:1 | 2moro=plus:1 | 2morrow=plus:1 | 2mrw=plus:1 | day after tomorrow=plus:2 | overmorrow=plus:2 | yesterday=plus:-1 | later today=plus:0 | later on today=plus:0 | leave right now=plus:0 | leaving right now=plus:0 | fly right now=plus:0 | flying right now=plus:0 | fly out right now=plus:0 | depart right now=plus:0 | travel right now=plus:0 | go right now=plus:0
@tonight: tonight | tonite | 2nite | this evening | this night
@nextof: next | nxt | nex
@following: following
@lastof: last | previous
@final: last=d:-1 | final=d:-1
@weekword: week | wk
@weekend: weekend | wknd | wkend | wkd | week end | weekened
@longof: long | bank holiday
@monthword: month
@yearword: year
@daynoun: day | night
@flight-home: flight home | plane home | a way home | fly home | ticket home | get home
@fromnow: from now | hence | from today | ahead
@anyday: any day | any date | any time | anytime | some time | sometime | at some point | whenever | some day | one day | anywhere in | at any time | any week
@partof: early=part:early | beginning of=part:early | start of=part:early | mid=part:mid | middle of=part:mid | late=part:late | later=part:late | later in=part:late | later on in=part:late | a bit later in=part:late | earlier in=part:early | a bit earlier in=part:early | end of=part:late | first half of=part:half1 | second half of=part:half2 | towards the end of=part:late | early to mid=part:early-mid | early or mid=part:early-mid | mid to late=part:mid-late | mid or late=part:mid-late | early part of=part:early | back end of=part:late
@season: spring=season:3 | springtime=season:3 | summer=season:6 | summertime=season:6 | autumn=season:9 | fall=season:9;-0.6 | winter=season:12 | wintertime=season:12
@localholiday: half term=name:half-term | halfterm=name:half-term | half term holidays=name:half-term | half term break=name:half-term | half term week=name:half-term | school holidays=name:school-holidays | school hols=name:school-holidays | school holiday=name:school-holidays | school break=name:school-holidays | school vacation=name:school-holidays | summer holidays=name:summer-holidays | summer hols=name:summer-holidays | summer vacation=name:summer-holidays | summer break=name:summer-holidays | winter break=name:winter-break | winter holidays=name:winter-break | winter vacation=name:winter-break | autumn break=name:autumn-break | autumn holidays=name:autumn-break | spring break=name:spring-break | mid term break=name:half-term | reading week=name:reading-week | bank holiday=name:bank-holiday | bank holiday weekend=name:bank-holiday | ramadan=name:ramadan | eid=name:eid | eid al fitr=name:eid | eid al adha=name:eid | hanukkah=name:hanukkah | carnival=name:carnival | easter holidays=name:easter-holidays | easter hols=name:easter-holidays | christmas holidays=name:christmas-holidays | xmas holidays=name:christmas-holidays
@holiday: christmas eve=hol:christmas-eve | xmas eve=hol:christmas-eve | christmas day=hol:christmas-day | xmas day=hol:christmas-day | boxing day=hol:boxing-day | st stephens day=hol:boxing-day | new years eve=hol:new-years-eve | new year eve=hol:new-years-eve | new year's eve=hol:new-years-eve | hogmanay=hol:new-years-eve | nye=hol:new-years-eve | new years day=hol:new-years-day | new year's day=hol:new-years-day | valentines day=hol:valentines | valentines=hol:valentines | valentine's day=hol:valentines | st patricks day=hol:st-patricks | saint patricks day=hol:st-patricks | st patrick's day=hol:st-patricks | paddys day=hol:st-patricks | halloween=hol:halloween | independence day=hol:independence-day | good friday=hol:good-friday | easter monday=hol:easter-monday | easter sunday=hol:easter-sunday | easter day=hol:easter-sunday | whit monday=hol:whit-monday | pentecost monday=hol:whit-monday | labour day=hol:labour-day | labor day=hol:labour-day | memorial day=hol:memorial-day | thanksgiving day=hol:thanksgiving,isDay:true | thanksgiving=hol:thanksgiving | whitsun=hol:whitsun | whitsuntide=hol:whitsun | whit sunday=hol:whitsun | pentecost=hol:whitsun | easter=hol:easter | christmas=hol:christmas | xmas=hol:christmas | chrismas=hol:christmas | new year=hol:new-year | new years=hol:new-year | diwali=hol:diwali | deepavali=hol:diwali
@inthenewyear: in the new year | early in the new year | early new year
@festive: markets | market | party | dinner | lunch | shopping | island | tree | presents | jumper
@samedayreturn: same day return | day return | same day back | day trip | there and back in a day | there and back in one day | there and back on the same day | there and back the same day | out and back in a day | out and back in one day | out and back the same day | back the same day | back same day | back that same day | return the same day | returning the same day | return same day | returning same day | home the same day | back on the same day | coming back the same day | come back the same day | same day there and back
@nextday: the next day | the following day | next day | following day
@nextmark: the next | the following
@stay-night: stay over | staying over | sleep over
@sameday: same day | that same day | that day
@dayhalf: m=half:am | a.m.=half:am | a.m=half:am | pm=half:pm | p m=half:pm | p.m.=half:pm | p.m=half:pm | in the morning=half:am | in the mornings=half:am | in the afternoon=half:pm | in the evening=half:pm | at night=half:night | o'clock in the morning=half:am | o'clock in the afternoon=half:pm | o'clock in the evening=half:pm | o'clock at night=half:night | oclock in the morning=half:am | o'clock am=half:am | o'clock pm=half:pm | this evening=half:pm | this morning=half:am
@momentnoon: noon=h:12,min:0 | midday=h:12,min:0 | 12 noon=h:12,min:0 | twelve noon=h:12,min:0
@midnight: midnight | 12 midnight | twelve midnight
@momentspan: breakfast=from:480,to:540 | breakfast time=from:480,to:540 | lunch=from:720,to:780 | lunchtime=from:720,to:840 | lunch time=from:720,to:840 | work=from:540,to:1020 | school=from:540,to:930 | dinner=from:1140,to:1200 | dinner time=from:1140,to:1200 | dinnertime=from:1140,to:1200 | teatime=from:960,to:1020 | tea time=from:960,to:1020 | dark=from:1080,to:1200 | it gets dark=from:1080,to:1200 | sunset=from:1080,to:1200 | nightfall=from:1080,to:1200 | dawn=from:360,to:420 | sunrise=from:360,to:420 | rush hour=from:420,to:570
@daypart: decent hours=from:420,to:1320,isOfAll:true | decent hour=from:420,to:1320,isOfAll:true | decent times=from:420,to:1320,isOfAll:true | a decent time=from:420,to:1320,isOfAll:true | civilised hours=from:420,to:1320,isOfAll:true | civilised times=from:420,to:1320,isOfAll:true | civilised hour=from:420,to:1320,isOfAll:true | civilized hours=from:420,to:1320,isOfAll:true | sensible hours=from:420,to:1320,isOfAll:true | sensible times=from:420,to:1320,isOfAll:true | reasonable hours=from:420,to:1320,isOfAll:true | reasonable times=from:420,to:1320,isOfAll:true | sociable hours=from:420,to:1320,isOfAll:true | sociable times=from:420,to:1320,isOfAll:true | normal hours=from:420,to:1320,isOfAll:true | human hours=from:420,to:1320,isOfAll:true | waking hours=from:420,to:1320,isOfAll:true | first thing in the morning=from:300,to:540 | first thing=from:300,to:540 | crack of dawn=from:300,to:480 | mid morning=from:540,to:720 | midmorning=from:540,to:720 | morning=from:300,to:720,name:morning | mornings=from:300,to:720,name:morning | mrng=from:300,to:720,name:morning | morn=from:300,to:720,name:morning | mornin=from:300,to:720,name:morning | lunchtime=from:720,to:840 | lunch time=from:720,to:840 | midday=from:690,to:840;-0.2 | middle of the day=from:660,to:900 | daytime=from:480,to:1200 | day time=from:480,to:1200 | during the day=from:480,to:1200 | afternoon=from:720,to:1080,name:afternoon | afternoons=from:720,to:1080,name:afternoon | aft=from:720,to:1080,name:afternoon | arvo=from:720,to:1080,name:afternoon | mid afternoon=from:840,to:1020 | evening=from:1020,to:1440,name:evening | evenings=from:1020,to:1440,name:evening | eve=from:1020,to:1440,name:evening | evng=from:1020,to:1440,name:evening
@nightpart: night=from:1260,to:1440,name:night | nite=from:1260,to:1440,name:night | at night=from:1260,to:1440,name:night | late at night=from:1260,to:1440,name:night | nighttime=from:1260,to:1440,name:night | night time=from:1260,to:1440,name:night | in the night=from:1260,to:1440,name:night
@redeye: red eye | red eyes | redeye | redeyes | red eye flight | red eye flights | redeye flights | flight through the night | flights through the night | fly through the night | flying through the night | fly overnight | flying overnight | night flight | night flights | overnight flight | overnight flights | overnighter | overnight
@early: early | early on | bright and early | earlyish | early ish | early doors
@late: late | late on | lateish
@tooearly: too early | bit early | a bit early | little early | a little early | far too early | much too early | way too early | a bit too early | bit too early | a little too early | so early | that early | very early | crazy early | ridiculously early | stupidly early | silly early | stupid o'clock | silly o'clock | stupid o clock | silly o clock | stupid oclock | silly oclock | super early | horribly early | ungodly hour | ungodly hours | at the crack of dawn | that is early | thats early | that's early | that is quite early | thats quite early | that's quite early | thats rather early | that's rather early
@toolate: too late | bit late | a bit late | little late | a little late | far too late | much too late | way too late | a bit too late | bit too late | a little too late | so late | that late | very late | super late | that is late | thats late | that's late | that is quite late | thats quite late | that's quite late | thats rather late | that's rather late
@enoughtime: early enough | late enough | not too early | not too late | not early | not late
@earlything: early flights | early flight | early start | early starts | early departure | early departures | early one | early take off
@latething: late flights | late flight | late departure | late departures | late one
@state: tired | slow | sleepy | asleep | useless | grumpy | groggy | cranky | exhausted | shattered | at our best | at my best | busy | working
@outofbed: out of bed before | up before | awake before | get up before | getting up before | be up before | wake up before
@risetime: get up | getting up | wake up | waking up | rise | rising | be up | getting out of bed | get out of bed
@drag: drag | dragging | haul | pull | wake | waking
@stay: stay | staying | stays | spend | spending | stay for | staying for | stay there | we stay
@backway: return date | bk | date of return | returning date | return day | end date | inbound date | return | return flight | return leg | return trip | return journey | return part | return ticket | inbound | inbound flight | way back | way home | flight back | flight home | journey back | journey home | leg back | leg home | homeward flight | homeward leg | home leg | home flight | rtn | returns
@outway: departure date | date of departure | departing date | leaving date | travel date | date of travel | start date | travel start date | outbound date | onward trip | onward flight | onward journey | dep | outbound | outward | outbound flight | outward flight | way out | way there | flight out | flight there | outgoing | outbound leg | outward leg | first leg | first flight | on the way there | on the way out | going out | going there | departing flight
@wontreturn: won't come back | wont come back | will not come back | not coming back | won't be coming back | will not be coming back | not going back | won't be back | not returning | won't be returning | won't return | will not return | never coming back | not flying back | not flying home | won't fly back | won't be flying back | not be coming back | stay for good | moving there | relocating
@landtransport: train | eurostar | rail | car | bus | coach | ferry | boat | ship | road | land | camper | bike | motorbike | taxi | night train | hire car | lift
@drive: drive us | drives us | driving us | drive me | drives me | drive | drives | driving | sail | sails | sailing | cycle | cycles | cycling | walk | walks | walking
@oneway: one way | oneway | 1 way | single | single ticket | one way ticket | one way only | just there | there only | out only | one way trip | o/w | singles | one direction | just one way | only one way | one way flight | one way flights
@roundtrip: round trip | roundtrip | round trips | roundtrips | return trip | there and back | both ways | return ticket | return tickets | return flights | return flight | return fare | return fares | return journey | round trip ticket | round trip tickets | r/t | two way | return please | return trips | out and back
@occasion: getting married | we get married | we're getting married | job interview=goesTo:true | work meeting=goesTo:true | business meeting=goesTo:true | board meeting=goesTo:true | hospital appointment | doctors appointment | visa appointment | birthday party=goesTo:true | wedding=goesTo:true | weddings=goesTo:true | conference=goesTo:true | interview=goesTo:true | appointment | meeting=goesTo:true | funeral=goesTo:true | exam | exams | deadline | event=goesTo:true | concert=goesTo:true | gig=goesTo:true | festival=goesTo:true | game=goesTo:true | match=goesTo:true | birthday | bday | anniversary | party=goesTo:true | graduation=goesTo:true | christening=goesTo:true | baptism=goesTo:true | ceremony=goesTo:true | cruise=goesTo:true | marathon=goesTo:true | race=goesTo:true | baby shower=goesTo:true | hen do=goesTo:true | stag do=goesTo:true | reunion=goesTo:true | hearing | operation | surgery | expo=goesTo:true | trade fair=goesTo:true | kick off | kickoff | term ends | term starts | school starts | school ends | visa expires | passport expires | job starts | start work | check in | check out | congress=goesTo:true | dinner | class=goesTo:true | lesson | retreat=goesTo:true | workshop=goesTo:true | seminar=goesTo:true | first day | bachelor party | convention=goesTo:true | tournament=goesTo:true | big day | orientation=goesTo:true | orientation day=goesTo:true | orientation week=goesTo:true | induction=goesTo:true | induction day=goesTo:true | course=goesTo:true | training=goesTo:true | training course=goesTo:true | summit=goesTo:true | exhibition=goesTo:true | summer school=goesTo:true
@jubilee: anniversary | wedding anniversary | aniversary | wedding aniversary | jubilee
@service: hotel | hotels | room | rooms | airbnb | rental car | car hire | hire car | van | vehicle | restaurant | table | taxi | cab | transfer | train | bus | ferry | cinema | movie | film | tickets for the show | weather | forecast | temperature | doctor | dentist | salon | tour | museum | calendar | reminder
@weather: weather | forecast | weather forecast | temperature | temperatures | climate | weather is | weather will be | weather is going to be | weather be | weather be like | weather is like | weather looks | weather looks like
@weatherverb: it will rain | it rains | it is going to rain | it will be raining | it will snow | it snows | it is going to snow | it is raining | it is snowing | its raining | its snowing | it will be sunny | it will be cold | it will be hot | it will be warm | it is sunny | it is cold | it is hot | it is warm | going to rain | going to snow | will rain | will snow
@serviceverb: collected | picked up | pick up | pick it up | collect | collect it | dropped off | drop off | checking in | checking out | checks in | checks out | check in | check out | booked | reserved | declined | died | passed away | expires | expired | born | was born | were born | got married | paid | pay | pay for it | pay for them | payday | reserve it | hold it | hold this | hold this flight | hold it for us | hold this flight for us | keep it | think about it | think about this | think it over | sleep on it | decide | let you know | get back to you | come back to you | reminder | remind me | rang | phoned | ordered | bought
@born: born | dob | date of birth | born on | birth date | birthdate | birthday is
@flex: flexible | flexi | flex | my dates are flexible | dates are flexible | flexible dates | flexible with dates | flexible on dates | flexible with the dates | flexible on the dates | flexible with my dates | flexible about dates | bit flexible | quite flexible | fairly flexible | somewhat flexible | flexible about the days | flexible days | flexible on days | dates flexible | open to other dates | open to different dates | open to changing dates | flexibility
@dontcare: doesn't matter when | doesnt matter when | does not matter when | doesn't matter what day | doesn't matter which day | doesnt matter which day | don't mind when | dont mind when | don't care when | dont care when | do not care when | do not mind when | don't mind which day | don't care which day | don't care about the dates | don't mind what day | any day | any date | any dates | any day is fine | whenever | whenever is cheapest | whenever it's cheapest | whenever its cheapest | whenever is cheap | whichever day is cheapest | no preference on dates | no preference for dates | no preference on the day | dates don't matter | dates dont matter | day doesn't matter | don't mind | not fussed when | not bothered when | not fussy about dates | any day works | any day will do | anytime | any time | whatever day is cheapest | whichever is cheapest
@doesntwork: doesn't work | doesnt work | does not work | won't work | doesn't suit | is no good | is too early | is too late | is too soon | is not possible | is wrong | doesn't do | isn't possible | was wrong | was a mistake | isn't good
@busy: work until | work till | work from | work to | working until | working till | at work until | at work till | busy until | busy till | busy | sleep until | meeting until | meeting till | in a meeting until | have a meeting until | have a meeting | meeting between | meeting from | at school until | class until | have class | exam until | asleep until
`
