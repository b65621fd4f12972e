/**
 * The few patterns other languages need besides the English ones: modifiers after their noun ("vendredi prochain", "delhi se"), separable
 * verbs ("fliege am 10. zurück"), negations after their object. Each list belongs to its skill's rules; tags used only by
 * these patterns are empty in English.
 */
export const WORD_ORDER = {
  dates: `
wday: @the? @weekday @nextof => is:weekday,which:next ;; said
wday: @the? @weekday @following => is:weekday,which:following ;; said
wday: @the? @weekday (@of | @in)? @the? @weekword @nextof => is:weekday,week:next ;; said
wday: @weekday @in {days>ahead} => is:weekday ;; said make=weeksAhead
rel: {days} @laterthan => is:today,isLater:true ;; said make=fromToday
rel: @dayrel @in {days>ahead} => is:today ;; said make=weeksAhead
wday: @the? @overnext @weekday => is:weekday,which:after-next ;; said
per0: @the? @overnext @weekword => is:week,plus:2 ;; said
offset: @the? @morrow @the? {day0>of} => is:offset,sign:1 ;; said make=nightOffset
wend: @the? @overnext @weekend => is:weekend,which:after-next ;; said
wend: @the? @longof>long? @weekend @nextof => is:weekend,which:next ;; said
mon: @month @nextof => which:next-named
per0: @partof? @hyphen? @of? @the? @monthword @nextof => is:months,plus:1 ;; said
per0: @partof? @hyphen? @of? @the? @weekword @nextof => is:week,plus:1 ;; said
per0: @the? @season @nextof => is:season,which:next ;; said
per0: @the? @yearword @nextof => is:year,plus:1 ;; said
per0: {mon} @partofbehind => is:month ;; said
date: @daylead {dnum} => is:date ;; said
date: {dnum} @daybehind => is:date ;; said bias=-0.1
bday: {day0>of} @boundbehind ;; said make=boundBehind
when: {when0>when} @daybehind ;; make=led
tsure: ({digits} | @hourword) @oclock {digits>minute} ;; make=timeOfDigits
tsure: ({digits} | @hourword) @oclock? @andhalf @dayhalf? ;; make=time
tsure: @ampmbefore {clock} @oclock? ;; make=time
tsure: @ampmbefore ({digits} | @hourword) @oclock ;; make=time
tbare: @ampmbefore ({digits} | @hourword) ;; make=time
tsure: @ampmbefore? @halfpast ({digits} | @hourword) @oclock ;; make=time
cl: {clk>w} ~ @therebehind => on:arrive ;; make=windows
cls: {cl>all+} ;; make=allWindows
clk: {tsure} @boundbehind ;; make=bound
clk: {part} @boundbehind ;; make=bound
clk: {tbare} @boundbehind ;; make=bound bias=-0.2
clk: ({tsure>from} | {tbare>from}) (@and | @dash | @frombehind) ({tsure>to} | {tbare>to}) @betweenbehind ;; make=timesBetween
nclk: @not? @tooearly {part>of} => side:early ;; make=tooMuch
nclk: @not? @toolate {part>of} => side:late ;; make=tooMuch
nclk: {part>of} ~ @not @tooearly => side:early ;; make=tooMuch
nclk: {part>of} ~ @not @toolate => side:late ;; make=tooMuch
nclk: {clk>a} ~ @flights? ~ @notbehind ;; make=flipped last
nclk: {clk>a} ~ @flights? ~ @postneg ;; make=flipped
range: {day0>out} @frombehind {day0>ret} @tobehind? ;; make=span
range: ({nthd>out} | {dnum>out}) @frombehind {date>ret} @tobehind? ;; make=spanFromNumber
form:dates: {time>out} @comma {time>ret} ~ @subject? (@back | @backway) ;; make=backSameDay bias=-0.05
form:dates: @partverb ~ {time>ret} ~ @partback
form:dates: @partverb ~ {time>ret} ~ @from ~ {spot>retFrom} @partback
form:dates: @partverb ~ {time>ret} ~ @to ~ {spot>retTo} @partback
form:dates: {length} ~ @stay
form:dates: {days>by} @shiftlater @makeit ;; make=shift
form:dates: {time>arrive} ~ @in? ~ {place>to} ~ @bebehind ;; make=arriving
form:dates: @in ~ {place>to} ~ {time>arrive} ~ @bebehind ;; make=arriving
form:dates: {time>arrive} ~ @therebehind ;; make=arriving bias=-0.05
form:dates: @backway ~ @notbehind => noReturn:true
form:dates: @altering ~ @the? @tripdays ~ @notbehind => keptDays:both
form:dates: @tripdays ~ @keptbehind => keptDays:both
form:dates: {range} ~ @keptbehind => keptDays:both
`,
  route: `
form:route: @from ~ {spot>retFrom} @partback
form:route: {spot>retFrom} @frombehind ~ @back ;; bias=0.1
fromspot: {spot>from} @frombehind
tospot: {spot>to} @tobehind
tospot: (@whose? (@kin | @friend | @companion))? ~ @in ~ {spot>to} ~ @visitbehind ;; bias=0.2
starter: @travellerword ~ {single>place} @frombehind => who:me
starter: (@kin | @friend) ~ {single>place} @frombehind => who:other
ends: {spot>from} @frombehind ~ {spot>to} @tobehind?
ends: {spot>to} @tobehind ~ {spot>from} @frombehind
choice: {lines>carrier} (@frombehind | @withbehind) ;; make=carriers
choice: (@solely | @with | @on | @by)* {lines>notCarrier} (@withbehind | @limitword)* ~ @notbehind ;; make=notCarriers last
choice: {lines>notCarrier} (@withbehind | @limitword)* ~ @postneg ;; make=notCarriers
choice: @only-so {lines} (@withbehind | @limitword)* ~ @notbehind => airlineAny:true ;; bias=0.1
choice: {lines>carrierRemoved} (@withbehind | @limitword)* ~ @removalbehind ;; make=carriersRemoved
form:route: {list>via} @viabehind ;; make=via
form:route: {list>notVia} @viabehind ~ @notbehind ;; make=notVia
form:route: {list>placeNot} ~ @leftout ;; make=notPlace
form:route: {list>placeNot} ~ @notbehind ;; make=notPlace bias=-0.1
form:route: {list>placeNot} @comma? @toofar ;; make=notPlace bias=0.1
`,
  party: `
form:party: @joins (@also | @too)? {grp>party} => standing:more
agelist: @withage {old>ages+} ;; make=ageList
mention: {counted} @persons? @of @group => k:person,total:true ;; make=mention
form:party: {cab>notCabin} ~ @notbehind ;; make=cabin
form:party: {bagn>bags} ~ @notbehind ;; make=noBags
`,
  filters: `
form:filters: {hours>min} (@of | @for)? ~ {layn} @least ;; make=layover
form:filters: {hours>max} (@of | @for)? ~ {layn} @most ;; make=layover
form:filters: @stop-word ~ @notbehind => direct:true ;; bias=0.1
form:filters: @least ~ {stopn>stops} ~ @notbehind ;; make=stopsMax bias=0.1
form:filters: {num>stops} @least ~ @stop-word ~ @notbehind ;; make=stopsMax bias=0.2
form:filters: @the? @facet (@limitword>word | @link)* ~ @removalbehind ;; make=lifted
form:filters: @the? @limitword>word (@of | @for | @on | @the-those | @the)* @facet ~ @removalbehind ;; make=lifted bias=0.1
form:filters: @overnight ~ @notbehind => overnight:false
form:filters: @redeye ~ @notbehind => redEye:false ;; bias=0.2
form:filters: @expensive ~ @notbehind => sort:cheapest,soft:true
`,
  stays: `
stay-near: {sight>near} @near-behind
form:stays: @house ~ @notbehind => noHouse:true ;; bias=0.3
form:stays: {spot>houseIn} @inside-behind ~ @house => house:true
form:stays: {stays} (@house | @stay-it) ~ @drop-behind => dropsHouse:true ;; bias=0.5
form:stays: {stays} ({stay-one>pick} | {stay-it>pick}) ~ @takebehind ;; bias=0.3
`,
  pick: `
shown-time: {digits>hour} @oclock ;; make=clockOfDay
flight: {flights} @ref-the {flight-link} {shown-time>clock} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight: {flights} {carrier>q+} @onebehind ({flight-link}? {flight-trait>q+})* {flight-head}? ;; make=flight bias=0.1
form:pick: {flight-ref>pick} ~ @takebehind
form:pick: {flight-ref>refused} ~ @notbehind ;; last bias=-0.05
# "Sabse sasta dikhao": shown, not taken.
form:pick: {flights} @ref-the? (@superl | @advised) {flight-head}? ~ @show-list ({flight-link}? {slice-way})? ;; make=list bias=0.15
form:pick: {flight-ref>refused} ~ @postneg
form:pick: {flight-ref>of} @comma? ~ @which ~ @qmark? => what:described ;; last bias=0.1
form:pick: @topic ~ @askbehind
form:pick: {flights} @topic (@link | @head)* @which ({ask-gap} | @link)* @qmark? ;; bias=0.2
form:pick: {flights} @both-ways (@flight | @link | @for-behind | @it)* ~ @askbehind => what:both-ways ;; bias=0.5
form:pick: {flights} {flight-ref>of} ~ @howlong => what:duration ;; bias=0.2
form:pick: {flights} (@link | @both-ways)* @between-flights (@link | {ask-gap})* @howlong => what:layover ;; bias=0.4
form:pick: {flight-ref>of} ~ @howmuch => what:total ;; bias=0.2
form:pick: @ref-the? {bagn>named} (@link | {ask-gap})* ~ (@howmuch | @howmany | @opener) ({ask-gap} | @it)* ~ @weighs ({ask-gap} | @it)* => what:bags ;; bias=0.5
form:pick: @ref-the? {bagn>named} (@link | {ask-gap})* ~ @weighs (@opener | @howmuch | @howmany) ({ask-gap} | @it)* => what:bags ;; bias=0.5
form:pick: {flights} {bagn>named} ~ @includes ~ @askbehind => what:bags ;; bias=0.3
form:pick: {flights} {bagn>named} ({ask-gap} | @link)* ~ @howmuch {ask-gap}* ~ @qmark? => what:bags ;; bias=0.4
form:pick: {flights} {flight-ref>of} ~ @whatime ~ @arrive => what:arrival
form:pick: {flights} {slice-way} ~ @whatime ~ @arrive => what:arrival
form:pick: {flights} {flight-ref>of} ~ @whatime ~ @leave => what:times
form:pick: {flights} @whatime {ask-gap}* ~ @arrive ~ {flight-ref>of} => what:arrival
form:pick: {flights} @whatime {ask-gap}* ~ @leave ~ {flight-ref>of} => what:times
`,
} as const
