import { CLOCK_RULES } from './clock-rules'
import { DAY_RULES } from './day-rules'

/** Travel days, lengths of stay and times of day. */
export const DATES = `
${DAY_RULES}
${CLOCK_RULES}
early: @early => mod:early
early: @late => mod:late
when0: {day>day} ;; make=when
when0: {cls>clock} ;; make=when
when0: @anyday {cls>clock} ;; make=when
when0: @the? {part>part} @beforeday ;; make=partBefore bias=0.6
when0: @the? {part>part} @thereafter ;; make=partAfter bias=0.6
when0: @the (@nextof | @following) {part>part} ;; make=partAfter bias=0.3
when0: {day>day} (@at | @in | @ontheday | @anyday)? @the? {cls>clock} ;; make=when
when0: {day>day} @comma? @but {cls>clock} ;; make=when
when0: {day>day} @comma @the? {cls>clock} => isApart:true ;; make=when
when0: {cls>clock} (@of | @ontheday | @in)* @the? {day>day} ;; make=whenThere
when0: {cls>clock} @comma (@comma | @of | @ontheday | @in)* @the? {day>day} ;; make=whenBehind
when0: {day>day} @comma? {cls>clock} @comma {cls>more} ;; make=whenMore
when0: @this {part>part} ;; make=todayPart
when0: {day>day} @pmday => side:pm ;; make=half
when0: {day>day} @amday => side:am ;; make=half
when0: {early} @ontheday? @the? {wday>day} {part>of}? ;; make=edged
when0: {early} @ontheday? @the? {date>day} {part>of}? ;; make=edged
when0: {early} @ontheday? {rel>day} {part>of}? ;; make=edged
when0: @any? {wday>day} {cls>clock} (@in | @of | @during) @the? {period>in} => is:kind ;; make=kindWhen
kinds: @ontheday? @weekdays {cls>clock} ;; make=kindsWhen
lead: (@ontheday | @dayby)
softlead: (@at | @in | @for | @during | @over)
may: {mon} => is:month ;; said make=onlyMay
inmay: @in {may>day} ;; make=when
when: {when0}
when: {kinds}
when: {when0} @i-said
when: {lead} {when0>when} ;; make=led
when: {softlead} {when0}
when: @ontheday @the? {nthw>date} ;; make=ledNumber
when: @the {nthw>date} ;; make=ledNumber bias=-1.2
alt: @or? {when>any+} (@comma {when>any+})* @or @art? {when>any+} ;; make=either
alt: @ontheday? @art {when>any+} (@comma @art? {when>any+})* @or @art? {when>any+} ;; make=either bias=0.05
alt: {when>any+} @comma? @but @the? {when>any+} @or {when>any+} ;; make=either
alt: ({nthd>first} | {nthw>first} | {dnum>first}) @or @the? {when>last} ;; make=numberOr
fixed: {date>first} @comma? @corr @corr? @comma? @the? ({nthd>now} | {nthw>now} | {dnum>now}) ;; make=correctedNumber
fixed: {when>was} @comma? @corr @corr? @comma? {when>now} ;; make=corrected
fixed: {when>was} @comma? @nope? @comma? (@makeit | @proposal) (@makeit | @proposal)? @comma? {when>now} ;; make=corrected
fixed: {when>was} @letgo @comma? @but? @the? {when>now} ;; make=corrected bias=0.05
fixed: {neg} {when>was} @comma @but? {when>now} ;; make=correctedRefusal
fixed: {when>now} @comma? {neg} {when>was} ;; make=correctedRefusal
fixed: @nope? @comma? @the? {date>now} @comma? {neg} @the? ({nthd>was} | {nthw>was} | {dnum>was}) ;; make=correctedFromNumber bias=0.05
fixed: {when>now} @takenback @the? {when>was} ;; make=corrected
fixed: {neg} {when>was} @comma? @but {when>now} ;; make=correctedRefusal
fixed: @swapfor @the? {when>was} @movedto @the? {when>now} ;; make=corrected
fixed: @daychange @from? @the? {when>was} @dash @the? {when>now} ;; make=corrected
fixed: @cantdo @the? {when>was} @comma? (@makeit | @proposal | @but)* @the? {when>now} ;; make=corrected
fixed: {when>was} @doesntwork @comma? (@makeit | @proposal | @but)* @the? {when>now} ;; make=corrected
time: {when}
time: {alt}
time: {fixed}
time: {when>when} @instead => isAgain:true ;; make=again bias=-0.1
time: @nope @comma (@makeit | @proposal)? {when>when} @instead? => isAgain:true ;; make=again bias=-0.05
time: @nope (@makeit | @proposal) @comma? {when>when} @instead? => isAgain:true ;; make=again bias=-0.05
time: @makeit (@makeit | @proposal)? @comma? {when>when} @instead? => isAgain:true ;; make=again bias=-0.1
time: @proposal @makeit? @comma? {when>when} => isAgain:true,isProposed:true ;; make=again bias=-0.1
time: @proposal @makeit? @comma? {when>when} @instead => isAgain:true ;; make=again bias=-0.1
range: @from? @the? {day0>out} @dash @the? {day0>ret} ;; make=span
range: @from? @the? ({nthd>out} | {nthw>out} | {dnum>out}) @dash @the? {date>ret} ;; make=spanFromNumber
range: @from? @the? {date>out} @dash @the? ({nthd>ret} | {nthw>ret} | {dnum>ret}) ;; make=spanToNumber
range: @from? {when>a} @dash @the? {when>b} ;; make=whenSpan
# Two numbers are days only beside what is said of days.
dayspan: @from? @the? {dnum>out} @dash @the? {dnum>ret} ;; make=spanOfNumbers
mover: @moveverb (@the | @pronoun)* @shiftway? @movedto?
outlead: @out @colon? @ontheday? @the?
outlead: @outway @optionword? (@eventverb | @ontheday | @colon)* @the?
backlead: @back ~ (@ontheday | @dayby)* @the?
backlead: @backway @optionword? (@eventverb | @ontheday | @dayby | @colon)* @the?
backlead: @optionword ~ @tohome (@ontheday | @dayby)* @the?
backlead: (@back | @backway) @backtoo @comma? (@ontheday | @dayby)* @the?
backlead: @homeleg (@ontheday | @dayby)* @the? => homeLeg:true
backlead: @homeby (@ontheday | @dayby)* @the?
nextday: @nextday ;; make=nextDay
nextday: @nextmark {part>part} ;; make=nextDay
length: {days} ;; make=stayOf
length: {daysrange} ;; make=stayOf
length: {bound} ~ {days} @apos? @time ;; make=stayOf
lengthonly: {days} ;; make=bareStay
lengthonly: {daysrange} ;; make=bareStay

turning: @turning (@an-article | @whose)* {num} (@yearsold | @birthday)?
turning: {num} @yearsold? @turning
turning: @turned {num} @yearsold?
turning: (@who-that | @pron)? ~ ({nthw} | {nthd} | {nthage}) @birthday ;; make=nthBirthday
jubilee: ({nthw} | {nthd} | {nthage}) @whose? @jubilee
jubilee: {nthage}
listhours: {cls>clock} ;; make=when
form:dates: {time>when}
# "May" is a helping verb too; after "in" it is the month, beside another day as well.
form:dates: {inmay>when} ;; bias=0.1
form:dates: {asks-list} ~ {listhours>when} {flight-head}? => ofList:true ;; bias=-0.02
form:dates: {asks-list} ~ @back ~ {listhours>ret} => ofList:true
form:dates: {asks-list} ~ {listhours>when} @not @an-article? @direct-flight => ofList:true,direct:true
form:dates: {flights} @which (@of | @them | @link | @head)* ~ @direct-flight (@comma | @and | @but)* ~ {listhours>when} => ofList:true,direct:true
# "Is there anything direct without a very early start?"
form:dates: {asks-list} ~ @direct-flight (@comma | @and | @but | @head)* ~ {time>when} => ofList:true,direct:true
form:dates: {time>when} @comma? (@in | @for | @ontheday)? @both2 => isBothWays:true
form:dates: @hedge ~ {time>when} => soft:true
form:dates: {time>when} @comma? @hedge => soft:true
form:dates: @hedge ~ {outlead} ~ {time>out} => soft:true
form:dates: {outlead} ~ @hedge ~ {time>out} => soft:true
form:dates: {outlead} ~ {time>out} @comma? @hedge => soft:true
form:dates: @hedge ~ {time>out} @out => soft:true
form:dates: @hedge ~ {time>ret} ~ @subject? (@back | @backway) => soft:true
form:dates: @hedge ~ {backlead} ~ {time>ret} => soft:true
form:dates: {backlead} ~ @hedge ~ {time>ret} => soft:true
form:dates: {backlead} ~ {time>ret} @comma? @hedge => soft:true
form:dates: {backlead} ~ {day>day} @comma @hedge ~ {cls>clock} => soft:true ;; make=softReturn
form:dates: {day>day} @comma @hedge ~ {cls>clock} => soft:true ;; make=softWhen
form:dates: {time>ret} ~ @subject? (@back | @backway) @comma? @but {cls>clock} ;; make=retMore bias=-0.15
form:dates: @the {time>ret} @backway {cls>clock} ;; make=retMore bias=0.05
form:dates: {time>out} @out @comma? @and? {time>ret} (@back | @backway) @comma? @but {cls>clock} ;; make=retMore
form:dates: {backlead} @intime @for? ~ @momentspan? @ontheday? {time>ret} ;; make=inTime
form:dates: {range}
form:dates: (@around | @ontheday | @between)? {range} @comma? (@anyday @comma?)? @and? {backlead} ~ {time>thenRet}
form:dates: @roundtrip? (@ontheday | @for | @between)? {range} => trip:round-trip ;; bias=-0.05
form:dates: {outlead} ~ {time>out}
form:dates: @from ~ {time>out} ;; make=fromDay bias=-0.1
form:dates: {backlead} ~ {time>ret}
form:dates: {backlead} ~ {nextday>ret} ;; bias=0.1
form:dates: {nextday>ret} ~ @subject? (@back | @backway | @homeby) ;; bias=0.1
form:dates: {backlead} ~ {time>ret} ~ @isok ;; make=okHour bias=0.15
form:dates: {backlead} ~ {time>ret} @comma @likefor {cls>like} ;; make=likeHour bias=0.1
form:dates: @nope (@nope | @makeit | @comma | @from | @ontheday)* {range} ;; bias=0.1
form:dates: @goback-to ~ ({range} | {dayspan}) @dropped? ;; bias=0.3
form:dates: @goback-to ~ @the? {time>when} @dropped?
form:dates: @makeit? ({range} | {dayspan}) (@eventverb | @linkword) ~ @compar>than (@comma | @and)* ~ @goback-to @pronoun* ;; bias=0.5
form:dates: @the? @weekend @beforeday ~ @comma @the? ({range} | {dayspan}) ;; bias=0.4
form:dates: @nope @homeby ~ (@ontheday | @dayby)* @the? {time>ret}
form:dates: @for? @the? {backlead} @comma {time>ret} ;; bias=-0.05
form:dates: {backlead} @byway? @flights @dropped? @comma? {time>ret}
form:dates: @a @backway @to ~ {place>to} (@comma | @ontheday)* @the? {time>out} => trip:round-trip
form:dates: (@backway | @roundtrip) ~ {range} => trip:round-trip
form:dates: (@until | @stay @until) ~ {time>ret} ;; make=untilDay bias=-0.1
form:dates: @makeit (@nope | @makeit | @comma)* {backlead} ~ {time>ret} => again:true
form:dates: @nope (@nope | @makeit | @comma) (@nope | @makeit | @comma)* {backlead} ~ {time>ret} => again:true
form:dates: @makeit (@nope | @makeit | @comma)* {time>ret} ~ @subject? (@back | @backway) => again:true ;; bias=-0.1
form:dates: @makeit (@nope | @makeit | @comma)* {outlead} ~ {time>out} => again:true
form:dates: @nope (@nope | @makeit | @comma) (@nope | @makeit | @comma)* {outlead} ~ {time>out} => again:true
form:dates: {time>out} ~ @subject? @out ;; bias=-0.15
form:dates: {time>ret} ~ @subject? (@back | @backway) ;; bias=-0.15
form:dates: {time>ret} (@for | @ontheday) (@the | @whose) @backway
form:dates: {time>out} (@for | @ontheday) (@the | @whose) @outway
form:dates: {time>ret} @for @back ;; bias=-0.1
form:dates: {time>out} @for @out ;; bias=-0.1
form:dates: {outlead} ~ {time>out} @comma? @and? {backlead} ~ {time>ret}
form:dates: {time>out} @out @comma? @and? {time>ret} (@back | @backway)
form:dates: {time>out} @comma? @and? {backlead} ~ {time>ret} ;; bias=-0.1
form:dates: ({outlead} ~)? {time>out} @comma? @and? @homeby @dayby @the? {time>ret} => isBy:true ;; make=homeBy bias=0.05
form:dates: ({outlead} ~)? {date>a} ~ @comma? @and? {backlead} ({dnum>b} | {nthd>b} | {nthw>b}) ;; make=outAndBackNumber
form:dates: @arrivesat ~ {place>to} (@comma | @ontheday | @in | @for)* {time>arrive} ;; make=arriving
form:dates: {corr} (@comma | @colon)? ~ @arrivesat ~ {place>to} (@comma | @ontheday | @in | @for)* {time>arrive} ;; make=arriving
form:dates: @arrivesat ~ {place>to} ~ @from ~ {place>from} (@comma | @ontheday | @in | @for)* {time>arrive} ;; make=arriving
form:dates: @arrives ~ (@ontheday | @in)* @the? {time>arrive} ;; make=arriving
form:dates: @arrives ~ @dayby @the? {time>arrive} => isBy:true ;; make=arriving bias=0.05
form:dates: @take ~ @it @to? @arrives ~ @dayby @the? {time>arrive} => isBy:true ;; make=arriving bias=0.5
form:dates: @take ~ @it @to? @arrives ~ (@ontheday | @in)* @the? {time>arrive} ;; make=arriving bias=0.5
form:dates: @arrives ~ (@ontheday | @in)* @the? {time>arrive} @comma? @and? {backlead} ~ {time>ret} ;; make=arriving
form:dates: @arrives ~ @dayby @the? {time>arrive} @comma? @and? {backlead} ~ {time>ret} => isBy:true ;; make=arriving bias=0.05
form:dates: @in ~ {place>to} @dayby @the? {time>arrive} => isBy:true ;; make=arriving bias=-0.05
form:dates: {time>ret} ~ @homeby @therebehind? ;; make=homeBy bias=-0.1
form:dates: @homeby @ontheday? @the? {time>ret} ;; make=homeBy bias=0.02
form:dates: @homeby @dayby @the? {time>ret} => isBy:true ;; make=homeBy bias=0.05
form:dates: {mover} @the? {time>when} => isMoved:true ;; bias=-0.05
form:dates: {mover} {range}
form:dates: @moveverb @the? {backlead} @movedto ~ {time>ret} => again:true
form:dates: @moveverb @the? {outlead} @movedto ~ {time>out} => again:true
form:dates: @push @pronoun* @shiftway? @movedto? @the? {time>when} => isMoved:true
form:dates: @for ~ {length}
form:dates: @stay ~ @for? ~ {length}
form:dates: @provided ~ {length}
form:dates: (@makeit | @proposal) {length} ;; bias=0.1
form:dates: @stay? ~ {length} @comma? (@not | @swapped) {num>was} @dayunit?
form:dates: @nope @comma? {length} ;; bias=0.1
form:dates: {lengthonly} ;; weak bias=-0.1
form:dates: {length} @tripword
form:dates: @art? {length} @comma? (@from | @beginning) @the? {time>out} ;; bias=-0.15
form:dates: @from ~ {time>out} (@for | @stay)* ~ {length}
form:dates: @samedayreturn ;; make=sameDayStay
# "I'd stay the night": one, unless the day back says otherwise.
form:dates: (@stay-night | @stay @for? @the @nightpart) => nightStay:true ;; bias=0.1
form:dates: @back ~ @sameday ;; make=sameDayStay
form:dates: {backlead} @that @daypart>part ;; make=sameDayPart bias=0.05
form:dates: @the? {days>by} @shiftlater ;; make=shift
form:dates: (@alltrip | @pronoun) (@alltrip | @pronoun)* @the? {days>by} @shiftlater => of:both ;; make=shift
form:dates: @maketrip @the? {days>by} @shiftlater => of:trip ;; make=shift
form:dates: {days>by} @shiftlater ~ (@back | @backway | @homeby) => of:ret ;; make=shift bias=-0.1
form:dates: {days>by} @shiftlater ~ (@out | @outway) => of:out ;; make=shift bias=-0.2
form:dates: {outlead} ~ {days>by} @shiftlater => of:out ;; make=shift
form:dates: {backlead} ~ {days>by} @shiftlater => of:ret ;; make=shift
form:dates: ({outlead} ~)? {time>out} @comma? @and? {backlead} ~ @the? {days>by} @shiftlater => of:ret ;; make=outAndShiftedReturn
form:dates: {days>by} @shiftlater @homeby (@comma | @sothat)* {time>ret}
form:dates: (@push | @moveverb) @pronoun* @shiftway? (@dayby | @byso)? {days} (@shiftway | @shiftlater)? ;; make=pushed bias=-0.05
form:dates: (@push | @moveverb) @movedtrip @shiftway? (@dayby | @byso)? {days} (@shiftway | @shiftlater)? => of:trip ;; make=pushed
form:dates: (@push | @moveverb) @alltrip @shiftway? (@dayby | @byso)? {days} (@shiftway | @shiftlater)? => of:both ;; make=pushed
form:dates: @push @the? (@alltrip | @tripword) @shiftway? (@dayby | @byso)? {days} => of:both ;; make=pushed
form:dates: @push @the? @backway @shiftway? (@dayby | @byso)? {days} => of:ret ;; make=pushed
form:dates: @push @the? @outway @shiftway? (@dayby | @byso)? {days} => of:out ;; make=pushed
form:dates: @stay? {days>by} @staymore => of:stay ;; make=shift
form:dates: {num} @staymore @dayunit => of:stay ;; make=moreNights
form:dates: @extend @pronoun* @the? @tripword? (@dayby | @byso)? {days>by} => of:stay ;; make=shift
form:dates: @shorten @pronoun* @the? @tripword? (@dayby | @byso)? {days>by} => of:stay,isLess:true ;; make=shift
form:dates: @within {days} (@orso)? ;; make=flexOf
form:dates: @within {dnum} ;; make=flexNumber
form:dates: {days} @orso? @eitherside ;; make=flexOf
form:dates: @flex (@dayby | @within) {days} ;; make=flexOf
form:dates: @flex ~ (@dayby | @within | @of)? {days} ;; make=flexOf bias=0.1
form:dates: @flex ~ (@dayby | @within | @of)? {dnum>low} (@dash | @or | @to) {days} @orso? @eitherside? ;; make=flexOf bias=0.2
form:dates: {dnum>low} (@dash | @or | @to) {days} @orso? @of? @eitherside ;; make=flexOf bias=0.1
form:dates: @flex ;; make=flexOf
form:dates: @makeit {mon>was} @comma? (@but | @makeit)* ~ {mon>monthNow}
form:dates: @dontcare => anyOut:true
form:dates: @anyday => anyOut:true ;; bias=-0.1
form:dates: @dontcare ~ @subject? @back => anyRet:true
form:dates: @dontcare ~ @subject? @out => anyOut:true
form:dates: @oneway => trip:one-way
form:dates: {time>when} @comma? @oneway => trip:one-way
form:dates: @roundtrip => trip:round-trip
form:dates: @a @backway => trip:round-trip
form:dates: @a @backway @from ~ {place>from} @to ~ {place>to} => trip:round-trip
form:dates: @a? @flight-home @from ~ {place>from} @to ~ {place>to} => trip:one-way ;; bias=0.1
form:dates: @drop ~ (@the | @pronoun)? @backway @dropped? => noReturn:true
form:dates: (@drop | @nope) @comma? @onlyword @a @backway => trip:round-trip ;; bias=0.2
form:dates: {neg} ~ @roundtrip => trip:one-way
form:dates: @drop ~ @the? @roundtrip => trip:one-way
form:dates: {neg} ~ @oneway => trip:round-trip
form:dates: @drop ~ @the? @datesword => noDays:true
form:dates: @wontreturn => noReturn:true
form:dates: @the? {backlead} ~ @cantdo @the? {when>was} @comma? (@makeit | @proposal | @but)* @the? {when>now} ;; make=correctedReturn
form:dates: {neg} ~ {backlead} {when>was} @comma? @but? {when>now} ;; make=correctedReturn
form:dates: ({outlead} ~ {time>out} | {time>out} @out) @comma? @or {backlead} ~ {time>ret} ;; make=outElseReturn bias=0.1
form:dates: ({outlead} ~ {time>out} | {time>out} @out) @comma? @or @the? {time>ret} (@back | @backway) ;; make=outElseReturn bias=0.1
form:dates: @onlyword @the? @outway @dropped? => noReturn:true
form:dates: @backway ~ @drop => noReturn:true
form:dates: @backway @eventverb ~ @toodear @comma? @and? @drop ~ @pronoun? => noReturn:true
form:dates: @drop ~ (@the | @pronoun)? @backway @datesword => noReturnDay:true
form:dates: {neg} ~ @the? @backway ~ @fly? ~ {clk>a} ;; make=flippedReturn
form:dates: {neg} ~ {backlead} ~ {clk>a} ;; make=flippedReturn bias=0.1
form:dates: @the? {part>of} (@head | @flights)? (@back | @backway) @eventverb? {toomuch} @forus? ;; make=tooMuchReturn bias=0.2
form:dates: {backlead} @byway @the? @landtransport => noReturn:true
form:dates: @landtransport @tohome => noReturn:true
form:dates: @taking @the? @landtransport @tohome => noReturn:true
form:dates: (@kin | @friend | @somebody)? ~ @drive ~ @tohome => noReturn:true
form:dates: @ability ~ @drive ~ @tohome => landNote:true
form:dates: @ponder ~ (@until | @ontheday)? {time>other} ;; bias=0.15
form:dates: @allfor ~ {time>other} ;; bias=0.15
form:dates: @redeye @stopword => aside:true
form:dates: @for? {hours>howLong} (@late | @early)? => aside:true ;; bias=-0.3
# "At 18 months she can't sit still": an age.
form:dates: @atage {days>age} @yearsold? => aside:true ;; bias=0.3
form:dates: @whose? (@kin | @friend) ~ {neg} (~ @wantto)? ~ @risetime ~ (@early | @tooearly) => aside:true
form:dates: @secondthoughts => aside:true
# What the trip is for, and no hours of it.
form:dates: @for-work => aside:true ;; bias=0.5
form:dates: @per-night => aside:true ;; bias=-0.2
form:dates: @at? @the? ({tsure} | {tbare}) @flights? ~ @eventverb? ~ @enoughtime @forus? => aside:true
form:dates: @at? @the? ({tsure} | {tbare}) @flights? ~ {neg} ~ (@early | @late | @tooearly | @toolate) @forus? => aside:true
# "The direct one lands at 23:00, that's late": a complaint is no wish for what it names.
form:dates: (@the? @direct-flight @head?)? ~ @arrives @at? @the? {tshown>a} (@comma | @and)* {toomuch>much} @forus? ;; make=tooMuchThere bias=0.3
form:dates: @occasion @eventmoved => aside:true
# "Easter Sunday is the 28th": when a holiday is, rather than a day of travel.
form:dates: @holiday @is-are ~ (@ontheday | @the)* {date>other} ;; bias=0.1 not-after=@ontheday,@fly,@out,@outway,@back,@backway,@homeby,@until,@dash
form:dates: @occasion @eventmoved (@movedto | @ontheday)* @the? {time>event}
form:dates: @eventmoved @the? ~ @occasion (@movedto | @ontheday)* @the? {time>event}
form:dates: @occasion (@in ~ {place>to})? ~ (@eventverb | @comma)* (@ontheday | @for | @at)? @the? {time>event}
# "Got a wedding in Cork on Saturday" has one, and asks for none.
form:dates: @have-got @occasion (@in ~ {place>to})? ~ (@eventverb | @comma)* (@ontheday | @for | @at)? @the? {time>event} ;; bias=0.35
# "First meeting at ten" numbers the meeting, and no flight.
form:dates: @ordinal>which @occasion ~ (@eventverb | @comma)* (@ontheday | @for | @at)? @the? {time>event} ;; bias=0.1
# "I'm done on the 11th at four": the hour from which they can leave.
form:dates: @done-at ~ (@at | @ontheday | @dayby)* @the? {time>done} ;; make=leavingFrom bias=0.4
# "The meeting ends at 5 the next day": when the way home may begin.
form:dates: (@occasion | @and) ~ @event-over ~ (@at | @ontheday | @dayby)* @the? {time>over} ({nextday>overDay})? ;; make=eventOver bias=0.4
form:dates: @kin? ~ @occasion ~ @eventverb? @ontheday? {time>event}
form:dates: @is-there @a? @occasion (@in ~ {place>about})? (@ontheday | @in | @at)* @the? {time>event} => isAsked:true ;; bias=0.3 not-after=@self,@subject
form:dates: @arrivesat ~ {place>to} @for @a? @occasion (@at | @comma)* {cls>clock} ((@ontheday | @comma)* @the? {time>event})? ;; make=hourOfEvent
form:dates: @for? @a? {cls>clock} @occasion (@eventverb | @ontheday | @comma)* @the? {time>event} ;; make=hourOfEvent bias=0.05
form:dates: @for @a? @occasion (@at | @comma)* {cls>clock} (@ontheday | @comma)* @the? {time>event} ;; make=hourOfEvent bias=0.05
# "Am 14. Januar um 15 Uhr zu einer Beerdigung": when the event is, unless it says when they fly.
form:dates: @ontheday? {day>day} @comma? @at? {cls>clock} (@to | @for) ~ @kin? ~ @occasion ;; make=hourOfEvent bias=0.05 not-after=@fly,@outway
form:dates: @for @a? {cls>clock} @occasion ;; make=hourAlone
form:dates: @ontheday? {day>day} @comma? @for? @a? @occasion (@at | @comma)* {cls>clock} ;; make=hourOfEvent
form:dates: {floating>day} ~ @kin? ~ @occasion (@eventverb | @ontheday | @comma)* @the? {time>event} ;; make=beforeEvent
form:dates: @occasion ~ (@in ~ {place>to})? ~ (@eventverb | @ontheday)* {range>eventSpan} ~ (@in ~ {place>to})?
form:dates: {time>event} ~ @eventverb ~ @occasion
form:dates: @serviceverb ~ (@at | @ontheday | @until)* @the? {time>other}
form:dates: @service ~ (@serviceverb | @comma | @eventverb)* (@ontheday | @for | @from | @until | @dayby)* @the? {time>other}
form:dates: (@occasion | @service) ~ (@fly | @arrives | @arrivesat) ~ {time>other}
form:dates: (@occasion | @service) ~ @fly ~ @from? {place>to} ~ {time>other}
form:dates: (@occasion | @service) ~ (@arrives | @arrivesat) ~ {place>about} ~ {time>other}
# The weather of a place, on a day or not, is no wish to go there.
form:dates: (@weather | @weatherverb) ~ (@in | @inplace | @for | @to)? ~ {place>about} ~ (@ontheday | @for | @from)* @the? {time>other}
form:dates: (@weather | @weatherverb) ~ (@in | @inplace | @for | @to)? ~ {place>about}
form:dates: @weather ~ (@ontheday | @for | @from)* @the? {time>about} ~ ((@in | @inplace | @for) ~ {place>other})?
form:dates: {time>about} @weather ~ ((@in | @inplace | @for) ~ {place>other})?
form:dates: @cameback ~ (@from ~ {place>pastPlace})? ~ {time>other}
form:dates: @supposing ~ @subject? ~ @cameback ~ {time>ret}
form:dates: @supposing ~ @subject? ~ @cameback ~ {time>ret} @comma? @and? ~ @wentout ~ {time>out}
form:dates: @supposing ~ @subject? ~ @wentout ~ {time>out}
form:dates: @supposing ~ @subject? ~ @wentout ~ {time>out} @comma? @and? ~ @cameback ~ {time>ret}
form:dates: @supposing ~ @subject? ~ @cameback ~ {days>by} @shiftlater => of:ret ;; make=shift
form:dates: @supposing ~ @subject? ~ @wentout ~ {days>by} @shiftlater => of:out ;; make=shift
form:dates: {num} @kg => aside:true ;; bias=-0.3
form:dates: @born ~ {time>other}
form:dates: @eventverb {num} @ontheday {time>event}
form:dates: (@who-that | @pron)? ~ {turning>turns} (@comma | @eventverb | @ontheday)* @the? {time>event} ;; bias=0.2
form:dates: (@who-that | @pron)? ~ {turning>turns} ~ @beforelast (@comma | @eventverb | @ontheday)* @the? {time>event} => turnsBy:last ;; bias=0.3
form:dates: (@who-that | @pron)? ~ {turning>turns} (@comma | @eventverb | @ontheday)* @the? {time>event} @comma? ~ @beforelast => turnsBy:last ;; bias=0.3
form:dates: (@who-that | @pron)? ~ {time>event} ~ {turning>turns} ;; bias=0.2
# The number of an anniversary is no day.
form:dates: @kin? ~ {jubilee>years} ~ @eventverb? (@ontheday | @for | @at)? @the? {time>event} ;; bias=0.3
form:dates: {time>event} ~ @eventverb ~ {jubilee>years} ;; bias=0.3
form:dates: {jubilee} => aside:true ;; bias=0.2
form:dates: @birthday-of (@eventverb | @ontheday)* @the? {time>event} => isBirthday:true ;; bias=0.1
form:dates: @todayis {time>other}
form:dates: @state ~ (@in | @at)? @the? {time>other}
form:dates: @arrivesat ~ (@service | @occasion) ~ {time>arrive} ;; make=arriving
form:dates: {neg} ~ @fly? ~ {time>notWhen} ;; make=notDay bias=0.15
form:dates: @ontheday? @the? {when0>notWhen} ~ ({toomuch} | @doesntwork) @forus? ;; make=notDay
form:dates: ({dnum>n+} | {nthd>n+}) (@comma ({dnum>n+} | {nthd>n+}))* @comma? @and {date>last} ;; make=dayList
form:dates: ({dnum>n+} | {nthd>n+}) (@comma ({dnum>n+} | {nthd>n+}))* @comma @and? {date>last} ;; make=dayList bias=-0.1 not-after=@for
form:dates: @after ~ {days} ;; make=afterDays
form:dates: @busy ~ (@at | @ontheday | @dash | @dayby)* {time>other} ;; bias=0.1
form:dates: @samedays => keptDays:both
form:dates: {neg} ~ @altering @the? @tripdays => keptDays:both
form:dates: @leavebe ~ @the? @tripdays ~ @asis? => keptDays:both
form:dates: @the? @tripdays ~ @remain ~ @asis => keptDays:both
form:dates: @leavebe ~ @the? (@outway | @out) ~ @asis => keptDays:out
form:dates: @leavebe ~ @the? (@backway | @back) ~ @asis => keptDays:ret
form:dates: @nope? @comma? @keepday ~ {range} => keptDays:both
form:dates: @keepday ~ {time>when} => keptDays:both ;; make=kept bias=-0.05
form:dates: @keepday ~ @the? {backlead} ~ {time>ret} => keptDays:both
form:dates: @keepday ~ {time>ret} (@for | @ontheday | @eventverb) @the? @backway => keptDays:both
form:dates: {digits>digits} ;; asked=out make=askedDigits bias=-0.27
form:dates: {digits>digits} ;; asked=ret make=askedDigits bias=-0.27
form:dates: {num>when} ;; asked=out make=askedNumber bias=-0.27 not-after=@weare,@the,@that,mon,@bestvalue,@cheapest,@fastest
form:dates: {num>when} ;; asked=ret make=askedNumber bias=-0.27 not-after=@weare,@the,@that,mon,@bestvalue,@cheapest,@fastest
form:dates: {length} ;; asked=ret last
form:dates: @oneway => trip:one-way ;; asked=ret bias=0.01
form:dates: @sameday ;; asked=ret make=sameDayStay
`
