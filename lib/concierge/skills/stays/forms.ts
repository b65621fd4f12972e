import type { ClashCosts } from '../../grammar/cover'

/** A message may wish for, refuse, point at and ask about several things. */
export const STAYS_COSTS: ClashCosts = Object.fromEntries(
  ['house', 'noHouse', 'has', 'gone', 'pick', 'point', 'about', 'many', 'houseKind', 'central', 'such', 'sort'].map((slot) => [slot, 0]),
)

/**
 * Places to stay. Forms without `{stays}` apply to every message: a stay is wanted beside flights, or not. The others apply to a
 * second reading (`readStay`) of messages about stays only. Empty items tell it what's on the table (stay-items.ts): `{stays}` always,
 * `{stays-shown}` if stays are shown, `{stay-city-asked}` after the question for their city.
 */
export const STAYS = `
stars: {num>n} @dash? @star ;; make=stars
stars: {neg} ~ @most ~ {num>n} @star => bound:min ;; make=stars bias=0.2
stars: {num>n} @star? (@or | @and | @dash | @to) {num>last} @star ;; make=stars
stars: @least ~ {num>n} @star => bound:min ;; make=stars
stars: @from ~ {num>n} @star => bound:min ;; make=stars
stars: {num>n} @star? (@least | @star-up) @star? => bound:min ;; make=stars
stars: @most ~ {num>n} @star => bound:max ;; make=stars
stars: @luxury => stars:5
stay-feature: @feature
stay-feature: @untold
stay-feature: @near-place (@ref-the | @ref-a)? @transport => untold:way
stay-feature: {stars}
stay-kind: @house ;; make=kindOfHouse
stay-kind: @flat ;; make=kindOfHouse

# A name that no list has: "the castle", "Praia da Rocha".
sight: @sight-word
sight: {name-word} ({name-word} | @name-joint {name-word})* ;; said most=6
quarter: {proper-word} ({name-word} | @name-joint {name-word})* ;; said most=6
unlisted: {proper-word} ({name-word} | @name-joint {name-word})* ;; said most=6
stay-near: @near-place (@ref-the | @ref-a)? {sight>near}
stay-near: @inside @the {sight>near} ;; bias=-0.05

close-to: @near-place (@ref-the | @ref-a)? {sight>near}
house-trait: (@with | @comma | @and | @ref-a | @in)* {stay-feature>has+}
house-trait: @comma? {stay-near}
pack: @flights @and ~ @house @both-together?
pack: @house @and ~ @flights @both-together?
form:stays: (@with|@and)? ~ @house => house:true ;; bias=0.05
form:stays: @bedroom {house-trait>traits+} {house-trait>traits+}* => house:true
form:stays: @sleeps {close-to} => house:true
form:stays: @sleeps @inside {spot>houseIn} {close-to} => house:true
form:stays: @house {house-trait>traits+} {house-trait>traits+}* => house:true
form:stays: @house ~ @inplace ~ {spot>houseIn} => house:true ;; bias=-0.1
form:stays: @room-kind* @bedroom @inside ~ {spot>houseIn} => house:true
form:stays: @bedroom @for {num>people} @inside ~ {spot>houseIn} => house:true
form:stays: @flat @inside ~ {spot>houseIn} => house:true
# "A hotel for the weekend", "a room on the Saturday night": nights of the stay, and no hours of a flight.
house-days: (@for | @ontheday | @from | @comma)* @the? {time>when}
house-days: (@for | @ontheday | @from | @comma)* {range}
house-days: (@for | @ontheday | @comma)* @the? {wday>out} @and @the? {wday>last} @nightpart? ;; make=nightsBetween bias=0.1
house-days: (@for | @ontheday)* @the? @lastof {days>ending}
form:stays: (@with|@and)? ~ (@house | @bedroom) {house-days>nightsOn} @only-so? => house:true ;; bias=0.2
form:stays: {num>rooms} @room-kind* @bedroom (@inside ~ {spot>houseIn})? => house:true ;; make=rooms bias=0.2
form:stays: {neg} ~ @house ~ @needed? => noHouse:true
form:stays: @neednot ~ @house => noHouse:true
form:stays: @leave-house ~ @house ~ @asidefornow? => noHouse:true ;; bias=0.1 not-after=@subject,@to
form:stays: @house ~ {neg} ~ @needed => noHouse:true
form:stays: @already ~ @house (@inside ~ {spot>place})? => noHouse:true
form:stays: @is-way ~ @house (@inside ~ {spot>place})? @already => noHouse:true
form:stays: @passing-lead @house-det ~ @house => passing:true
form:stays: @house-thing => passing:true
# "And now the hotel."
form:stays: (@and | @comma)? @next-up @comma? @house-det @house @politely? {pause} => house:true ;; bias=0.2
form:stays: @house-det @house @next-up {pause} => house:true ;; bias=0.2
form:stays: @house-det @house (@inside ~ {spot>place})? @is-way @already? => passing:true ;; bias=0.1
form:stays: {money>sum} (@for ~)? {pack} => house:true ;; make=budgetOfBoth
form:stays: {cap} (@for ~)? {pack} => house:true ;; make=budgetOfBoth
form:stays: {pack} (@for|@of)? ~ {cap} => house:true ;; make=budgetOfBoth
form:stays: {pack} (@for|@of)? ~ {money>sum} => house:true ;; make=budgetOfBoth
form:stays: {pack} => house:true,isPack:true

# Where.
form:stays: {stays} {stay-near} ;; bias=0.2
form:stays: {stays} {stay-near} @of ~ {spot>houseIn} ;; bias=0.4
form:stays: {stays} (@near-place | @inside)? ~ @centre => central:true
form:stays: {stays} (@near-place | @inside)? ~ @centre (@of | @inside)* ~ {spot>houseIn} => central:true
form:stays: {stays} @inside {spot>houseIn} ;; bias=0.05
form:stays: {stays} @inside {quarter>quarter} ;; bias=-0.2
form:stays: {stays} @inside {quarter>near} (@comma | @inside)* {spot>houseIn} ;; make=quarterOfCity
form:stays: {stays} {stay-city-asked} {quarter>quarter} ;; weak bias=-0.3

# When, and for whom.
form:stays: {stays} @check-in-on (@on | @colon)* ~ {time>out} ;; bias=0.4
form:stays: {stays} @check-out-on (@on | @colon)* ~ {time>ret} ;; bias=0.8
form:stays: {stays} @same-nights => sameNights:true ;; bias=0.3
form:stays: {stays} @another {num>count}? @dayunit ;; make=moreNights bias=0.2
form:stays: {stays} {num>rooms} @staymore @room-kind* @bedroom => isMore:true ;; make=rooms
form:stays: {stays} {num>rooms} @room-kind* @bedroom @staymore => isMore:true ;; make=rooms
form:stays: {stays} @another {num>rooms}? @room-kind* @bedroom => isMore:true ;; make=rooms bias=0.5
form:stays: {stays} @room-kind @bedroom => house:true
form:stays: {stays} @pleasant @house => house:true

# What of it.
form:stays: {stays} {hedge}? (@with | @ref-a | @such-one)* {stay-feature>has} {hedge}? ;; bias=0.05
form:stays: {stays} @stay-exists ~ {stay-feature>has} ;; bias=0.3
form:stays: {stays} @only-so ~ @house>has ;; make=onlyKind
form:stays: {stays} @house>has ~ @only-so ;; make=onlyKind
form:stays: {stays} @house>any+ @or ~ @house>any+ => house:true ;; make=eitherKind
form:stays: {stays} (@neednot | @lift | {neg} | @takeback | @drop-house) ~ ({stay-feature>gone} | {stay-kind>gone}) ~ (@needed | @isok | @matternot)? ;; make=gone bias=0.1
form:stays: {stays} {stay-feature>gone} ~ (@matternot | {neg} ~ @needed) ;; make=gone bias=0.1
form:stays: {stays} @any-kind ~ (@house | @bedroom)? => anyKind:true
form:stays: {stays} @any-stars => anyStars:true ;; bias=0.2
form:stays: {stays} @any-price => anyPrice:true ;; bias=0.2

# At what price. A night of one room, unless it is said to be for all of them.
stay-for: @per-night => per:night
stay-for: @per-one => per:night,each:true
stay-each: @per-one => each:true
stay-for: @all-nights => per:total
stay-sum: {money>sum}
stay-sum: {amt>bare} ;; bias=-0.05
form:stays: {stays} ({budget-word} (@is-are | @of | @colon)*)? {cap} {stay-for}? {stay-for}? ;; make=stayPrice bias=0.1
form:stays: {stays} @between? (@currency)? {amt>low} (@and | @dash | @to) {money>sum} {stay-for}? ;; make=stayPrice bias=0.1
form:stays: {stays} @between? {money>low} (@and | @dash | @to) {stay-sum} {stay-for}? ;; make=stayPrice bias=0.1
form:stays: {stays} (@most | @about)* {stay-sum} {stay-for} @most? ;; make=stayPrice bias=0.1
form:stays: {stays} {budget-word} (@is-are | @of | @colon | @about)* {stay-sum} {stay-for}? ;; make=stayPrice bias=0.1
form:stays: {stays} (@least | @from) ~ {money>from} {stay-for}? ;; make=stayPrice bias=0.15

# With flights in the same message only "a night" says that the price is one of the stay.
form:stays: (@most | @about)* ({cap} | {money>sum}) {stay-each}? @per-night @per-night? {stay-each}? => house:true ;; make=stayPrice
form:stays: {budget-word} (@is-are | @of | @colon | @about | @for)* {money>sum} {stay-each}? @per-night {stay-each}? => house:true ;; make=stayPrice
# A limit right behind the hotel is the hotel's.
form:stays: (@with | @and)? ~ @house (@is-are | @need-be)* {cap} {stay-for}? {stay-for}? => house:true ;; make=stayPrice
form:stays: @not @house @least ~ {money>sum} {stay-for}? {stay-for}? => house:true ;; make=stayPrice bias=0.1

# In which order.
form:stays: {stays} @too ;; make=first
# "Any cheaper hotel?", before one was shown, too.
form:stays: @compar @house => house:true ;; make=first bias=0.1
form:stays: {stays} @compar {stay-head}? ;; make=first
form:stays: {stays-shown} (@superl | @stay-best) {stay-head}? {pause} ;; make=first not-after=@ref-the bias=0.15
form:stays: {stays} @list ~ @by ~ @stay-criterion ;; bias=0.3
form:stays: {stays} @by @stay-criterion ;; bias=0.3
form:stays: {stays} (@list ~)? @sorted-so ;; bias=0.3
form:stays: {stays} @stay-nearer {sight}? => by:best-placed ;; bias=-0.1
form:stays: {stays} @stay-nearer {stay-head}? {pause} => by:best-placed ;; bias=0.4
form:stays: {stays} @show-all? ~ @all-houses (@all-again)? => reset:true ;; bias=0.3

# Pointing at houses that are shown.
stay-mark: {flight-nth}
stay-mark: {digits>n} @th ;; make=nthOfFew bias=0.1
stay-mark: (@numbered | @house) {num>n} ;; make=nthOfNumber
stay-mark: @superl
stay-mark: @stay-best
stay-mark: {shown-stay}
stay-link: (@with | @link | @ref-the | @such-one)*
stay-head: (@head | @stay-head) (@head | @stay-head)?
stay-one: {stays-shown} @ref-the? {stay-mark>q+} ({flight-link}? {stay-head}? {flight-link}? ({stay-mark>q+} | {stay-feature>q+} | {stay-kind>q+}))* {stay-head}? ;; make=stay
stay-one: {stays-shown} @ref-the {stay-kind>q+} ;; make=stay
stay-one: {stays-shown} @ref-the ({stay-feature>q+} @and?)* {stay-feature>q+} {stay-head} ;; make=stay
stay-one: {stays-shown} @ref-the {stay-head} (@with | @link | @such-one | @ref-a)* {stay-feature>q+} (@and ~ {stay-feature>q+})* ;; make=stay
stay-one: {stays-shown} @ref-the @other {stay-head}? @of-two? => relation:other
stay-one: {stays-shown} @ref-the (@compar | @stay-nearer) {stay-head}? @of-two? => relation:order
stay-it: {stays-shown} @it {stay-head}? => refers:it
stay-it: {stays-shown} @it (@with | @such-one | @ref-a)* {stay-feature>q+} => refers:it ;; make=stay bias=0.1
stay-it: {stays} @stay-it => refers:it
stay-it: {stays-shown} @ref-the (@compar | @superl) @rate => refers:it
form:stays: {stay-one>point}
form:stays: {stays} {stay-it>point} ;; bias=-0.1
form:stays: {stays} (@take | @may ~ @take) ~ ({stay-one>pick} | {stay-it>pick}) (@with ~ {stay-feature>with})? ~ @suits? ;; bias=0.3
form:stays: {stays} ({stay-one>pick} | {stay-it>pick}) ~ @suits ;; bias=0.1
form:stays: {stays-shown} (@take | @may ~ @take | @book-house | @keeps) ~ @ref-the? @house? {unlisted>unlisted} {pause} ;; bias=-0.1
form:stays: {stays} @keeps ~ ({stay-one>pick} | {stay-it>pick}) ;; bias=0.3
form:stays: {stays} (@refuse | {neg}) ~ ({stay-one>refused} | {stay-it>refused}) ;; bias=0.1
form:stays: {stays} @book-house ~ {stay-one>pick} => isBooking:true ;; bias=0.4
form:stays: {stays} (@can-you ~)? @book-house ~ ({stay-it} | @book-one | @house-det @house) ~ @book-one? => booksIt:true ;; bias=0.7
form:stays: {stays} @book-house {pause} => booksIt:true ;; bias=0.5 last
form:stays: {stays} @drop-house ~ (@house | @bedroom | @stay-it) => dropsHouse:true ;; bias=0.5
form:stays: {stays} @drop-house ~ @it => dropsIt:true ;; bias=0.5
form:stays: {stays} @another-stay ~ {stay-head}? => another:true ;; bias=0.3
form:stays: {stays} @another-stay ~ @house => another:true,house:true ;; bias=0.35

# Asking about them, and about us.
form:stays: {stays-shown} @about-how-far => about:distance ;; bias=0.4
form:stays: {stays-shown} @about-how-far ~ (@from|@to|@near-place)? ~ @centre => about:distance,central:true ;; bias=0.6
form:stays: {stays-shown} @about-how-far ~ (@from|@to|@near-place) @ref-the? {sight>near} => about:distance ;; bias=0.3
form:stays: {stays-shown} @about-how-much => about:price ;; bias=0.4
form:stays: {stays-shown} (@about-how-much | @howmuch) (@ref-the | @house-det | {ask-gap})* @house => about:price,ofHouse:true ;; bias=0.4
form:stays: {stays-shown} {ask-open} (@ref-the | @house-det | {ask-gap})* @house ~ @costs => about:price,ofHouse:true ;; bias=0.4
form:stays: {stays-shown} (@about-how-much | @howmuch) ~ (@for ~)? {days>asked} => about:price ;; bias=0.5
form:stays: {stays-shown} {days>asked} ~ (@about-how-much | @howmuch) => about:price ;; bias=0.5
form:stays: {stays-shown} @about-where => about:area ;; bias=0.4
form:stays: {stays-shown} @about-when => about:times ;; bias=0.3
form:stays: {stays-shown} @about-why => about:why ;; bias=0.5
form:stays: {stays-shown} @about-which => about:which ;; bias=0.4
form:stays: {stays-shown} (@howmany | @which | @opener) ~ @star => about:stars ;; bias=0.2
form:stays: {stays-shown} {ask-open} ~ ({stay-one>point} | {stay-it>point}) ~ @costs => about:price ;; bias=0.2
form:stays: {stays-shown} @stay-cancel => about:cancellation ;; bias=-0.1
form:stays: {stays-shown} @may ~ @stay-cancel ~ ({stay-it>point} | {stay-one>point})? => about:cancellation ;; bias=0.9
form:stays: {stays} @about-kept => about:kept ;; bias=0.6
form:stays: {stays} @opener @house-det (@house | @bedroom) ~ @is-way => about:kept ;; bias=0.4
form:stays: {stays} @any-such => such:true ;; bias=0.5
form:stays: {stays} @stay-exists ~ ({stay-head} | @with) => such:true ;; bias=0.5
form:stays: {stays} @stay-exists ~ @house => such:true,house:true ;; bias=0.5
form:stays: {stays} @can-you ~ @arranges ~ @house => house:true,offers:true ;; bias=0.1
form:stays: {stays} @house-det @bedroom => ownHouse:true
`
