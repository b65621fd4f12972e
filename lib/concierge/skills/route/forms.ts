import type { ClashCosts } from '../../grammar/cover'

/** A second start or destination is probably misread; the other frames may repeat. */
export const ROUTE_COSTS: ClashCosts = {
  from: 0.35,
  to: 0.35,
  leg: 0,
  next: 0,
  via: 0,
  notVia: 0,
  about: 0,
  place: 0.2,
  placeNot: 0.2,
  sure: 0,
  carrier: 0.1,
  notCarrier: 0,
}

/** Origin, destination, stopovers and airlines. */
export const ROUTE = `
asks-shown: @opener @opener? ~ @shownflight
asks-shown: @opener @opener? ~ @landing
refuse: {neg} (~ @wantto)? (~ (@flights|@out))?
corr: @corr (@comma? ~ @corr)*

# A place with what stands beside its name, put right, or one of several.
named: {place>is} @spotword? ;; make=is
named: @anyof ~ {place>is} @spotword ;; make=each
named: @anyof ~ @spotword @inplace {place>is} ;; make=each
named: @cityof {place>is} ;; make=is
named: {place>is} ~ @inplace {region} ;; make=is bias=-0.2
single: {named>is} ;; make=is
single: {named} @or {corr} ~ {named>is} ;; make=is
single: {named} (@comma|@fromto)? {corr} @comma? @spotword? ~ {named>is} @fromto? ;; make=is
several: @anyof? {single>any+} ((@comma|@comma? @or) ~ {single>any+})* @comma? @or ~ (@from|@to|@inplace)? ~ {single>any+} ;; make=several
several: {single>any+} @slashsign {single>any+} (@slashsign {single>any+})* ;; make=sameCity
chosen: {several>is} (@comma? ~ @eitherone)? ;; make=is
chosen: @eitherone ~ {several>is} ;; make=is
chosen: {single>any+} ((@comma|@and|@slashsign|@comma @and) ~ {single>any+})* (@comma|@and|@comma @and) ~ {single>any+} @comma? ~ @eitherone ;; make=several
chosen: {single>any+} @comma? @and ~ {single>any+} ~ @linkword? ~ @allright ;; make=several bias=-0.2
chosen: {single>any+} (@comma ~ {single>any+})* @comma ~ {single>any+} (@comma|@comma? @and|@comma? @or) ~ {single>any+} ~ @linkword? ~ @allright ;; make=several
spot: {single>is} ;; make=is
spot: {chosen>is} ;; make=is
list: @or? ~ {single>all+} ((@comma|@and|@or|@comma @and|@comma @or) ~ (@via|@in)? ~ {single>all+})* (@comma? ~ @eitherone)?
onward: {single>all+} (@comma ~ {single>all+})* @comma? @and ~ {single>all+} ;; make=onward
stay-in: {single>at} (@comma|@colon|@open|@for|@fromto)? ~ {days>stay} @close? ;; make=stayIn
stay-in: {days>stay} @in? ~ {single>at} ;; make=stayIn
stay-in: {single>at} @open? {num} @close? => isBare:true ;; make=stayIn bias=-0.1
stay-in: {num} @in ~ {single>at} => isBare:true ;; make=stayIn bias=-0.1
stay-gap: (@comma|@and|@nextstop|@fromto|@arrow|@to|@in)
next-joint: @comma? @nextstop ~ @to? ~
link: @to ~
link: @arrow
link: @fromto
# "A to B then C to D" goes on from C: a flight of its own, and no chain.
chain: @from? ~ {single>all+} {link} {single>all+} {link} {single>all+} ({link} {single>all+})* ({next-joint} {single>all+})* ;; bias=-0.1
chain: @from? ~ {single>all+} {link} {single>all+} {next-joint} {single>all+} ({next-joint} {single>all+})* ;; bias=-0.1
stops: @to? ~ {single>all+} @comma? @nextstop ~ @to? ~ {single>all+} (@comma? @nextstop ~ @to? ~ {single>all+})*
fromspot: @from @colon? ~ {spot>from}
fromspot: @from ~ {single} @comma? {corr} @comma? ~ @from ~ {spot>from}
tospot: @to @colon? ~ {spot>to}
tospot: @to ~ {single} @comma? {corr} @comma? ~ @to ~ {spot>to}
fromspot: @from ~ {single>any+} @slashsign {single>any+} (@slashsign {single>any+})* ;; make=fromAny
tospot: @to ~ {single>any+} @slashsign {single>any+} (@slashsign {single>any+})* ;; make=toAny
tospot: @to? ~ @visiting ~ ((@kin|@friend) ~ @wholives?)? ~ @in ~ {spot>to}
tospot: @to? ~ @visiting ~ {spot>to}
tospot: @anywhere ~ @in ~ {spot>to}
tospot: @anywhere ~ @likefor ~ {spot>to}
tospot: @anywhere ~ @in ~ {spot>to} ~ {refuse} ~ @in? ~ {list>toNot} ;; make=notTo
ends: {fromspot} ~ {tospot}
ends: {fromspot} @comma ~ {tospot}
ends: {fromspot} ~ @for ~ {spot>to}
ends: {tospot} @comma? ~ {fromspot}
ends: {spot>from} @to ~ {spot>to}
ends: {spot>from} (@arrow|@fromto) {spot>to}
ends: {spot>from} @slashsign {spot>to} ;; make=apart
ends: {spot>from} @two {spot>to} ;; bias=-0.1
ends: @betweenword ~ {spot>from} (@and|@to) ~ {spot>to}
ends: {spot>to} @comma? @from ~ {spot>from}
pair: {spot>from} {spot>to} ;; bias=-0.1
pair: {spot>from} @comma {spot>to} ;; bias=-0.3

form:route: @as-family @comma? {ends} ;; bias=0.2
form:route: {ends}
form:route: @vocative @comma? {ends}
form:route: @nope {ends} ;; bias=0.3
form:route: {pair} ;; make=listed
form:route: {ends} @comma? {corr} @comma? ~ {ends>is} ;; make=is
form:route: @flyword {ends}
form:route: {ends>leg} ;; bias=-0.15
form:route: @nextstop ~ {ends>leg}
form:route: {chain>chain}
form:route: {stops>next}
form:route: @to? ~ {stay-in>stays+} {stay-gap} {stay-gap}* ~ {stay-in>stays+} ({stay-gap} {stay-gap}* ~ {stay-in>stays+})* ;; make=stays
# "Three nights each", after the cities of a tour.
form:route: {days>stay} ~ (@for-each|@each-stop) ;; make=staysEach
form:route: (@for-each|@each-stop) {days>stay} ;; make=staysEach
form:route: (@to|@for) ~ {onward>next} ;; bias=-0.1
form:route: @to? ~ @visiting ~ {onward>visit}
form:route: {onward>next} ;; bias=-0.3
form:route: @addstop ~ {stay-in>stayMore} ;; bias=0.05
form:route: @addstop ~ {stay-in>stayMore} ~ @atend ;; bias=0.05
form:route: {single>stopFirst} @atstart ;; bias=-0.05
form:route: @startwith ~ {single>stopFirst}
form:route: @startwith ~ {single>stopFirst} (@comma|@and|@nextstop) (@comma|@and|@nextstop)* ~ {single>next}
form:route: {single>stopFirst} @atstart (@comma|@and|@nextstop) (@comma|@and|@nextstop)* ~ {single>next}
form:route: @replaceword ~ {onward>swapStops} ;; bias=0.05
form:route: @leaveout ~ {list>placeNot} ~ @legword? ;; make=notPlace
form:route: ({refuse}|@takeback|@anyonebut) ~ {list>placeNot} ~ @legword ;; make=notPlace
form:route: @nextstop ~ @to? ~ {spot>next}
form:route: (@comma|@and) ~ @to ~ {single>next} ;; bias=-0.15
form:route: @homeleg => homeLeg:true
form:route: @flight-anew => isAnew:true ;; bias=0.1
form:route: @what-else => isAnew:true ;; bias=-0.3
form:route: @stuck-in ~ {spot>from} ;; bias=0.2
form:route: {fromspot}
form:route: {tospot}
form:route: @taketo ~ {tospot}
form:route: @for ~ {spot>goal} ;; bias=-0.1
form:route: @flights ~ @two ~ {spot>to}
form:route: @nearest ~ @spotword? ~ @forword? ~ @wantto? ~ {fromspot}
form:route: @nearest ~ @spotword? ~ {tospot}

form:route: @comma ~ @eitherone => either:true ;; bias=-0.1

# Said of by name: "origin: Perth", "Bilbao is where I am leaving from".
form:route: @originword ~ (@linkword|@to)? ~ {spot>from} => sure:true
form:route: {spot>from} ~ @linkword? ~ (@originword|@leavefrom) => sure:true
form:route: @destinationword ~ (@linkword|@to)? ~ {spot>to} => sure:true
form:route: {spot>to} ~ @linkword? ~ (@destinationword|@gothere) => sure:true
form:route: @replaceword ~ (@originword|@destinationword)? ~ @from ~ {spot>placeNot} @to ~ {spot>place}
form:route: @replaceword ~ @originword ~ @to ~ {spot>from} => sure:true
form:route: @replaceword ~ @destinationword ~ @to ~ {spot>to} => sure:true
form:route: @replaceword ~ @originword ~ @from ~ {spot>fromNot} @to ~ {spot>from}
form:route: @replaceword ~ {spot>placeNot} ~ (@forword|@to) ~ {spot>place}
form:route: @replaceword ~ @to ~ {spot>place} => right:true
form:route: @livehere ~ @inplace ~ {spot>lives}
form:route: @reaching ~ {spot>lives}
form:route: @canreach @easily* @reachverb ~ {spot>lives} @easily* => alike:true
form:route: {spot>place} ~ @linkword ~ @nearer => alike:true
form:route: {corr} @comma? ~ {spot>place} ~ @linkword ~ @nearer => right:true
form:route: @landing ~ @inplace ~ {spot>to}

# Refused, put right, taken the place of.
form:route: {refuse} ~ @from ~ {list>fromNot} ;; make=notFrom
form:route: {refuse} ~ @to ~ {list>toNot} ;; make=notTo
form:route: {refuse} ~ {list>placeNot} ;; make=notPlace bias=-0.05
form:route: {refuse} ~ {single>placeNot} @comma? (@but|@and)? ~ {spot>place}
form:route: {refuse} ~ @to ~ {single>toNot} @comma? (@but|@and)? ~ @to? ~ {spot>to}
form:route: {refuse} ~ @from ~ {single>fromNot} @comma? (@but|@and)? ~ @from? ~ {spot>from}
form:route: {spot>place} @insteadof ~ {single>placeNot}
form:route: {fromspot} @insteadof ~ @from? ~ {single>fromNot}
form:route: {tospot} @insteadof ~ @to? ~ {single>toNot}
form:route: @insteadof ~ {single>placeNot} @comma? ~ {spot>place}
form:route: @insteadof ~ {single>placeNot}
form:route: @takeback ~ (@to|@in)? ~ {single>placeNot} => isTakenBack:true
form:route: {tospot} ~ @thanword ~ @to? ~ {single>toNot}
form:route: {fromspot} ~ @thanword ~ @from? ~ {single>fromNot}
form:route: {spot>place} ~ @thanword ~ {single>placeNot}
form:route: {corr} (@comma|@colon)? ~ {spot>place} => right:true ;; bias=-0.1
form:route: {spot>place} @comma? @was-meant => right:true,isMeant:true ;; bias=0.05 last
form:route: @was-meant ~ @to? ~ {spot>place} => right:true,isMeant:true
form:route: {corr} (@comma|@colon)? ~ ({fromspot} | {tospot}) => sure:true ;; bias=-0.1
form:route: {corr} (@comma|@colon)? ~ {spot>place} => right:true ;; asked=from bias=0.35
form:route: @whatif ~ @to? ~ {spot>place} => right:true
# "Which airport is cheapest, Gatwick or Luton?", "how much is it from Luton compared with Gatwick?"
form:route: @cheapest-start ~ (@comma | @colon | @dash)? ~ {list>any+} => asksPrice:true ;; make=startsCompared bias=0.5
form:route: @from ~ {single>any+} @versus ~ @from? ~ {single>any+} => asksPrice:true ;; make=startsCompared bias=0.3
form:route: (@which | @howmuch) (@opener | @is-there)* {spot>place} @costs => right:true,asksPrice:true ;; bias=0.3
form:route: @whatif? ~ {spot>place} @ratherthis => right:true
form:route: (@is-there | @whatif) @is-there* ~ {fromspot} @ratherthis => sure:true ;; bias=0.2
form:route: @whatif ~ @from ~ {spot>from} => sure:true
form:route: @was-meant ~ @from ~ {spot>from} => sure:true
form:route: @was-meant ~ {ends}
form:route: @whatif ~ {ends}

# Another place to compare with those of the search.
extra-places: {single>all+} (@comma? @and ~ {single>all+})*
extra: {extra-places>placeMore}
extra: @from ~ {extra-places>fromMore}
extra: @to ~ {extra-places>toMore}
seeking: (@seekword|@addstop|@whatif)
form:route: {seeking} ~ @flights? ~ {extra} @comma? ~ @alsoword ;; make=more
form:route: @alsoword ({seeking}|@opener|@howmuch|@costs|@flights)* {extra} ;; make=more
form:route: @flights? ~ {extra} @comma? ~ @alsoword (~ {seeking})? ;; weak make=more
form:route: @addstop ~ {extra} ;; make=more bias=-0.1

# The way back from elsewhere, or to elsewhere.
form:route: @back ~ @from ~ {spot>retFrom}
form:route: @homeleg ~ @from ~ {spot>retFrom}
form:route: @back ~ @to ~ {spot>retTo} @insteadof ~ {single>retNot}
form:route: @back ~ @from ~ {spot>retFrom} @insteadof ~ {single>retNot}
form:route: @back ~ @to ~ {spot>retTo}
form:route: @back ~ @in ~ {spot>retTo}
form:route: @back ~ @from ~ {spot>retFrom} @to ~ {spot>retTo}
form:route: @back ~ @to ~ {spot>retTo} @from ~ {spot>retFrom}
form:route: @into ~ {spot>to} ~ (@and|@comma|@comma @and)? ~ @out? @from ~ {spot>retFrom}

# By way of, and not by way of.
form:route: @via ~ {list>via} ;; make=via
form:route: (@any-flight | @with | @an-article | @need-be)* @nightstop (@in | @at) ~ {list>via} => flag:withOvernightLayover ;; make=via bias=0.3
form:route: @solely ~ @via ~ {list>via} ;; make=via
form:route: @via ~ {list>via} ~ @onway ;; make=via
form:route: {num>stopNights} ~ @nightword ~ @in ~ {list>via} ~ @onway ~ @yonder? ;; make=via
form:route: @with ~ {num>stopNights}? ~ @nightword (@stop-word | @layword)? ~ @in ~ {list>via} ;; make=via
form:route: {num>stopNights} @dash? @nightword (@via | @stopover) ~ {list>via} ~ @onway? ~ @yonder? ;; make=via bias=0.1
form:route: @stopover ~ {list>via} ~ @for? ~ {num>stopNights} @dash? @nightword ~ @onway? ~ @yonder? ;; make=via bias=0.2
form:route: @with? ~ @an-article? (@stop-word | @layword) @of ~ {num>stopNights} @dash? @nightword ~ @in ~ {list>via} ~ @onway? ;; make=via bias=0.2
form:route: @via ~ {list>via} @comma? ~ {refuse} ~ @via? ~ {list>notVia} ;; make=viaNot
form:route: @takeback ~ @via ~ {list>viaDropped} ;; make=viaDropped
form:route: {refuse} ~ @via ~ {list>notVia} ;; make=notVia
form:route: {refuse} ~ @stopverb ~ @anywhere? ~ @in ~ {list>notVia} ;; make=notVia
form:route: {refuse} ~ @touching ~ {list>notVia} ;; make=notVia
form:route: @via ~ {refuse} ~ {list>notVia} ;; make=notVia
form:route: @avoid ~ @via? ~ {list>notVia} ;; make=notVia bias=0.05
form:route: @anyonebut ~ (@via|@in)? ~ {list>notVia} ;; make=notVia

# One airport of a city.
form:route: @solely ~ @from ~ {list>onlyFrom}
form:route: @solely ~ @to ~ {list>onlyTo}
form:route: @solely ~ {list>onlyPlace}
form:route: @from ~ {list>onlyFrom} @solely
form:route: @to ~ {list>onlyTo} @solely
form:route: @back ~ @to ~ {list>onlyBack} @solely
form:route: @solely ~ @back ~ @to ~ {list>onlyBack}
form:route: {list>onlyPlace} @solely
form:route: (@with|@and|@or|@anyof)? ~ @anyof? @nearby (~ @allright)? => nearby:true
form:route: @idiom ~ @nearby => nearby:true
form:route: {refuse} ~ @anyof? ~ @nearby => nearby:false
form:route: @nearby ~ @badok => nearby:false

# What points at an earlier place.
form:route: {corr}? @swapends => swap:true
form:route: @fromthere => ref:there,side:from
form:route: @fromthere @to ~ {spot>to} => ref:there,side:from
form:route: @thither => ref:there,side:to
form:route: @visitwhom => ref:there,side:to
form:route: @flights ~ @yonder => ref:there,side:to
form:route: {fromspot} @yonder => ref:there,side:to
form:route: @from ~ @samespot => ref:same,side:from
form:route: (@to|@in) ~ @samespot => ref:same,side:to
form:route: @sameroute => ref:route
form:route: @fromhome => ref:home,side:from
form:route: @goinghome => ref:home,side:to ;; bias=-0.2

# Two travellers who start apart.
starter: @travellerword ~ @out? ~ @from ~ {single>place} => who:me
starter: @travellerword @and ~ (@kin|@friend) ~ @out? ~ @from ~ {single>place} => who:me,isPair:true
starter: (@kin|@friend) ~ @out? ~ @from ~ {single>place} => who:other
starter: @twokin ~ @out? ~ @from ~ {single>place} => who:other,isPair:true ;; bias=0.1
starter: @travellerword @linkword? @in {single>place} => who:me
starter: @mine-from {single>place} => who:me
starter: (@theirs-from | @hejoins | @joins-from) {single>place} => who:other
starter: (@kin|@friend|@someone) ~ @joins-from {single>place} => who:other
starter: @twokin ~ @joins-from {single>place} => who:other,isPair:true ;; bias=0.1
starter: {num>count} @peopleword? @joins-from {single>place} => who:other
joiner: (@kin|@friend|@someone) ~ @joins-from {single>place} => who:other
joiner: @hejoins {single>place} => who:other
joiner: @twokin ~ @joins-from {single>place} => who:other,isPair:true ;; bias=0.1
joiner: {num>count} @peopleword? @joins-from {single>place} => who:other
joiner: {num>count} @addedpeople ~ @joins-from {single>place} => who:other,isMore:true
joiner: @extraone ~ @joins-from {single>place} ~ @alsoword? => who:other,isMore:true ;; bias=0.1
joiner: (@kin|@friend|@someone) ~ @joins-from {single>place} ~ @alsoword => who:other,isMore:true ;; bias=0.1
starter: (@kin|@friend) ~ @worksin ~ @inplace {single>place} => who:other
starter: @mostof @peopleword? (@who-start|@from) ~ {single>place} => who:other,most:true
starter: {num>count} @peopleword? (@who-start|@from) ~ {single>place} => who:other
starter: @someone (@who-start|@from) ~ {single>place} => who:other
beside: ({num>count} @peopleword?|@someone) @in ~ {single>place} => who:other
form:route: {starter>origins+} (@comma|@and|@comma @and|@alongside) ~ {beside>origins+} ;; make=origins
form:route: {starter>origins+} (@comma|@and|@but|@comma @and|@comma @but|@alongside)? ~ {starter>origins+} ((@comma|@and|@comma @and|@alongside)? ~ {starter>origins+})* ;; make=origins
form:route: @howbook ~ ((@kin|@friend|@twokin|@peopleword) ~ @flights|@their-flight) ~ @from ~ {single>othersFrom}
form:route: @howbook ~ @flights ~ @from ~ {single>othersFrom} ~ @for ~ (@kin|@friend|@twokin|@peopleword)
form:route: @howbook ~ @flights ~ @for ~ (@kin|@friend|@twokin|@peopleword) ~ @from ~ {single>othersFrom}
form:route: {joiner>joins+} ((@comma|@and|@comma @and) ~ {joiner>joins+})*

form:route: (@landing ~)? {tspan>landWithin} @eachother
form:route: (@landing ~)? {hours>landWithin} @eachother
form:route: @landing ~ @sametime => landWithin:usual
form:route: @sametime => landWithin:usual ;; weak

# Talked about only, or what the trip is for.
form:route: @lived ~ (@inplace|@home)? ~ @inplace? ~ {list>about} @alsoword? ;; make=about
form:route: (@kin|@friend) ~ (@in|@from) ~ {list>about} ;; make=about
form:route: (@kin|@friend) ~ (@lived|@wholives) ~ @inplace ~ {list>about} ;; make=about
form:route: @occasion ~ {ends}
form:route: @occasion ~ @linkword? ~ (@in | @of) ~ {spot>event}
form:route: @for ~ {unknown} {unknown}? @occasion => purpose:true
form:route: @vehicle ~ @sails ~ @from? ~ {spot>event}
form:route: @vehicle ~ @docks ~ {spot>eventEnd}
form:route: @vehicle ~ @from ~ {spot>event}

form:route: @likefor @comma? {ends>about} ;; make=aboutWay
form:route: @overlandway @updown? ~ @to ~ {spot>about} @ourselves? ;; make=about
form:route: {single>about} @isverb ;; make=about bias=-0.1
form:route: {single>about} @localtime ;; make=about
form:route: @persondatum ~ (@linkword | @to)* {single>about} ;; make=about
form:route: @in ~ {spot>event} ~ @for ~ @occasion
form:route: {spot>place} ;; weak bias=-0.15 not-after=@from,@to,@via
form:route: @in ~ {spot>place} ;; weak bias=-0.15
form:route: (@in|@from)? ~ {spot>from} ;; asked=from not-after=@to,@via
form:route: (@in|@to)? ~ {spot>to} ;; asked=to not-after=@from,@via,@was-meant
form:route: (@in|@from)? ~ {strange>from} ;; asked=from not-after=@to,@via
form:route: (@in|@to)? ~ {strange>to} ;; asked=to not-after=@from,@via

# Airlines.
lines0: {carrier>all+} (@or {carrier>all+})?
lines: @or? ~ {carrier>all+} @airline? ((@comma|@and|@or|@slashsign|@comma @and|@comma @or|@or @comma ~ @comma)? ~ (@with|@on|@by)? ~ {carrier>all+} @airline?)* (@comma? ~ @eitherone)?
mended: {carrier} (@comma|@fromto)? {corr} @comma? ~ (@with|@on|@by)? ~ {carrier>all+}
choice: (@with|@on|@by|@solely) ~ {lines>carrier} @airline? @solely? ;; make=carriers
choice: (@with|@on|@by|@solely) ~ {mended>carrier} ;; make=carriers
choice: {mended>carrier} ;; make=carriersNamed
choice: @hedged ~ @to? ~ (@flights|@with|@on|@by)? ~ {lines>carrier} => soft:true ;; make=carriers
choice: {lines} ~ @allright @afterall? => airlineBack:true
choice: (@with|@on|@by)? ~ {lines>carrier} ~ @hedged => soft:true ;; make=carriers
choice: (@with|@on|@by) ~ @someoneelse => otherAirline:true
choice: @takeback ~ (@the | @limitword | @of | @from)* ~ {lines>carrierDropped} ~ @limitword? ;; make=carriersDropped
choice: @removal ~ (@the | @limitword | @of | @from | @with)* ~ {lines>carrierRemoved} (@dash | @hyphen)? ~ @limitword? ~ @removalbehind? ;; make=carriersRemoved
choice: @neednot ~ @only-so? ~ (@with|@on|@by)? ~ {lines} => airlineAny:true ;; bias=0.1
choice: {neg} ~ @only-so ~ (@with|@on|@by)? ~ {lines} => airlineAny:true ;; bias=0.1
choice: @solely ~ (@with|@on|@by) ~ {lines>carrier} ;; make=carriers
choice: @flyword ~ (@with|@on|@by)? ~ {lines>carrier} ;; make=carriers
choice: @flights ~ (@with|@on|@by)? ~ {lines>carrier} ;; make=carriers
choice: {lines>carrier} @airline? @flights ;; make=carriers
choice: {lines>carrier} ~ @solely ;; make=carriers
choice: {refuse} ~ (@with|@on|@by|@from|@of|@flights)* ~ {lines>notCarrier} @airline? ;; make=notCarriers
choice: @anyonebut ~ (@with|@on|@by|@from|@of|@flights)* ~ {lines>notCarrier} ;; make=notCarriers
choice: @anythingbut {lines0>notCarrier} ;; make=notCarriers bias=0.2
choice: {lines>notCarrier} ~ @isout ;; make=notCarriers
choice: {lines>carrier} @insteadof ~ {lines>notCarrier} ;; make=bothCarriers
choice: @insteadof ~ {lines>notCarrier} ;; make=notCarriers
form:route: {choice}
# "Which of those is direct and not Ryanair?" narrows the list.
without-lines: {refuse} ~ (@with|@on|@by|@from|@of|@flights)* ~ {lines>notCarrier} @airline? ;; make=notCarriers
form:route: ({asks-list} | {flights} (@which | @whats-of)) (@link | @of | @them | @is-there | @head)* ~ {without-lines} => ofList:true
form:route: ({asks-list} | {flights} (@which | @whats-of)) (@link | @of | @them | @is-there | @head)* ~ @direct-flight (@comma | @and | @but | @head)* ~ {without-lines} => ofList:true,direct:true
form:route: @outgoing @comma? ~ {choice} => slice:0
form:route: {choice} @comma? ~ @outgoing => slice:0
form:route: @homebound @comma? ~ {choice} => slice:1
form:route: {choice} @comma? ~ @homebound => slice:1
form:route: @iam {carrier} => isNational:true ;; bias=0.1
form:route: {lines>carrier} ;; make=carriersNamed weak
form:route: @otherairline => otherAirline:true
form:route: @anyairline ~ (@nomatter|@allright) => airlineAny:true
form:route: @nomatter ~ (@with|@on|@by|@inplace)? ~ @anyairline => airlineAny:true
form:route: @anyairline => airlineAny:true ;; bias=-0.3
form:route: (@solely|@with|@on|@by)* ~ @alliance @solely? ;; make=alliance
form:route: (@solely|@with|@on|@by)* ~ @alliance>all+ (@or|@and|@comma) ~ @alliance>all+ ;; make=alliances
form:route: {refuse} ~ (@with|@on|@by)? ~ @alliance ;; make=notAlliance
form:route: @anyalliance => allianceAny:true
form:route: {refuse} ~ @lowcost => lowCost:false
form:route: @solely ~ @lowcost => lowCost:true
# "How far's the beach from the airport there?": the way from the airport into the town.
form:route: @howfar ~ (@liking | @towncentre | {place>about}) ~ @from ~ ({place>about} ~)? @airport-ground (@inplace | @in | {place>about})* => of:airport-way ;; bias=0.5
form:route: @howfar ~ ({place>about} ~)? @airport-ground ~ @from ~ (@liking | @towncentre | {place>about}) => of:airport-way ;; bias=0.5
form:route: @howfar ~ ({place>about} ~)? @airport-ground ~ @to ~ (@liking | @towncentre | {place>about}) => of:airport-way ;; bias=0.5
form:route: @howfar ~ @from ~ ({place>about} ~)? @airport-ground ~ @to ~ (@liking | @towncentre | {place>about}) => of:airport-way ;; bias=0.5
`
