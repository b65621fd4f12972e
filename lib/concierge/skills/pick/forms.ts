/**
 * Pointing at, taking, listing, comparing and asking about what was shown. `{flights}` and `{choices}` are empty items (table-items.ts)
 * at every word while flights, or a choice among a few of them, are on the table.
 */
export const PICK = `
flight-nth: @ordinal
flight-nth: {digits>n} @th ;; make=nthOfNumber bias=-0.3
flight-nth: @last-of => nth:-1
flight-nth: @top => nth:1

shown-time: {clock>t} @half-day? ;; make=clockOfDay
shown-time: {digits>hour} @half-day ;; make=clockOfDay
shown-time: {hhmm>t} @half-day? ;; make=clockOfDay
shown-time: @number>hour @tens>m @units>unit? @half-day? ;; make=clockOfDay
shown-time: @fraction {num>hour} @half-day? ;; make=clockOfDay
shown-time: @moment>t ;; make=clockOfDay
shown-time: @at {digits>hour} @half-day? ;; make=clockOfDay bias=-0.1

slice-way: @outbound => side:0
slice-way: @inbound => side:1
slice-way: {legs} @flight {num>n} ;; make=legOfNumber
slice-way: {legs} @ref-the? {flight-nth} (@flight | @leg) ;; make=legOfOrdinal
slice-ways: @on? {slice-way}
slice-ways: @both-ways => side:both

flight-link: (@link | @ref-the) (@link | @ref-the)? (@link | @ref-the)?

arrive-place: (@to | @in | @at)? @ref-the? {place>at}

# What only a flight of a list has.
flight-mark: {flight-nth}
flight-mark: @numbered {num>n} ;; make=nthOfNumber
flight-mark: @superl
flight-mark: @advised
flight-mark: {flight-nth} @superl
flight-mark: @first-of-day ;; bias=0.1
flight-mark: {shown-flight}
flight-mark: {flightno}
flight-mark: {shown-price} @money-word?
flight-mark: {shown-clock}
flight-mark: @samewith => same:airline
flight-mark: {shown-place}
flight-mark: @arrive @is-there? {flight-link}? (@superl | @compar | {flight-nth}) => about:arrival ;; make=firstOrLast
flight-mark: @arrive {flight-link}? (@superl | @compar | {flight-nth}) {arrive-place} => about:arrival ;; make=firstOrLast bias=0.3
flight-mark: @leave {flight-link}? (@superl | {flight-nth}) ;; make=firstOrLast

# What may also be wished for.
flight-trait: {carrier}
flight-trait: @refuse @ref-the? {carrier>not} ;; make=notWith
flight-trait: @pick-direct
flight-trait: {num>n} @pick-stop ;; make=stopCount
flight-trait: @pick-part
flight-trait: @about? {shown-time>clock}
flight-trait: @leave @link? @about? {shown-time>clock}
flight-trait: @arrive @link? @about? {shown-time>clock} => about:arrival
flight-trait: @leave? @before {shown-time>before}
flight-trait: @leave? @after {shown-time>after}
flight-trait: @arrive @before {shown-time>before} => about:arrival
flight-trait: @arrive @after {shown-time>after} => about:arrival
flight-trait: @arrive @link? @ref-the? @pick-part => about:arrival
# "One that doesn't leave before 8".
flight-trait: @not @leave? @before {shown-time>after}
flight-trait: @not @leave? @after {shown-time>before}
flight-trait: @not @arrive @before {shown-time>after} => about:arrival
flight-trait: @not @arrive @after {shown-time>before} => about:arrival
flight-trait: @via {place>via}
flight-trait: (@arrive | @leave)? (@to | @from | @in | @at) {shown-airport}
flight-trait: {shown-airport} ;; bias=-0.1
flight-trait: {slice-ways}
flight-trait: @out-there => side:0

flight-head: (@head | @flight) (@head | @flight)?
flight: {flights} @ref-the? {flight-mark>q+} ({flight-link}? {flight-head}? {flight-link}? ({flight-mark>q+} | {flight-trait>q+}))* {flight-head}? ;; make=flight
flight: {flights} @ref-the? {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-mark>q+} ({flight-link}? {flight-head}? {flight-link}? ({flight-mark>q+} | {flight-trait>q+}))* {flight-head}? ;; make=flight
flight: {flights} @ref-the {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-head} ({flight-link}? {flight-trait>q+})* ;; make=flightOfList
flight: {flights} @ref-the {flight-head} {flight-link}? ({flight-mark>q+} | {flight-trait>q+}) ({flight-link}? {flight-trait>q+})* ;; make=flightOfList
flight: {flights} @ref-the {carrier>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight: {flights} {shown-carrier>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight bias=0.05 not-after=@refuse
flight: {flights} @ref-the {shown-time>clock} ({flight-link}? {flight-trait>q+})* ;; make=flight
# Hours alone ask for all flights of a list that keep to them, which is a filter.
flight-kind: {flights} {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-head}? ({flight-link}? {flight-trait>q+})* ;; make=flightOfKind
flight-kind: {flights} {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-head} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight-kind: {flights} {flight-head} {flight-link}? {flight-trait>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight-told: {flight-trait>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight
asks-list: {flights} (@opener | @request)? @is-there (@ref-a | @head)*
asks-list: {flights} @which @link? {flight-head}? @opener?

flight-few: @ref-the? ({flight-nth} | @top) {num>few} {flight-head}? ;; make=few
flight-few: @ref-the? {num>few} (@superl | @advised) {flight-head}? ;; make=few
flight-few: @ref-the? {num>few} {flight-nth} {flight-head}? ;; make=few
flight-few: @them => refers:them

ask-most: {flight-link}? @superl
ask-most: {flight-link}? @compar
ask-most: @arrive {flight-link}? @is-there? {flight-link}? (@superl | @compar | {flight-nth}) => about:arrival ;; make=firstOrLast
ask-most: @arrive {arrive-place} {flight-link}? (@superl | @compar | {flight-nth}) => about:arrival ;; make=firstOrLast bias=0.5
ask-most: @arrive {flight-link}? (@superl | @compar | {flight-nth}) {arrive-place} => about:arrival ;; make=firstOrLast bias=0.5
ask-most: @comes-in {flight-link}? (@superl | @compar) @comes-in-end => about:arrival ;; make=firstOrLast bias=0.3
ask-most: @leave {flight-link}? (@superl | @compar | {flight-nth}) ;; make=firstOrLast

flight-whichever: {flights} @whichever-is {ask-most} {flight-head}? {slice-way}? ({flight-link}? {flight-trait>q+})* ;; make=whichever
flight-pronoun: {flights} @it => refers:it
flight-pronoun: {flights} @it @way-noun => refers:it ;; bias=0.1
flight-pronoun: {flights} @it (@for | @on) {slice-way} => refers:it ;; bias=0.1
flight-that: {flights} @this-one => refers:it
flight-that: {flights} @this-one (@for | @on)? {slice-way} => refers:it ;; bias=0.1
flight-that-is: {flights} @this-is-it => refers:it
# Helping verbs and subjects stand between the words of a question.
ask-gap: ~ (@opener | @subject | @is-there)
ask-open: (@opener | @which | @is-there | @request | @whatime | @howlong | @howmuch | @howmany | @why | @compare) {ask-gap}*

flight-ref: {flight}
flight-ref: {flights} {flight-few}
flight-ref: {flight-pronoun} ;; bias=-0.05
flight-ref: {flights} @same-flight => refers:it
flight-ref: {flights} @ref-the? @nextone => relation:next
flight-ref: {flights} @ref-the? @prevone => relation:previous
flight-ref: {flights} @ref-the? @other {flight-head}? {slice-way}? => relation:other
flight-ref: {flights} @ref-the @compar {flight-head}? {slice-way}? ({flight-link}? {flight-few>of})? ;; make=better
flight-ref: {flights} @ref-the? (@superl | @advised) {flight-head}? {flight-link}? {flight-few>of}
flight-ref: {flight-whichever}
flight-ref: @or? {flight>a} @comma? @or {flight>b} (@comma? @whichever-is {ask-most})? ;; make=either
flight-ref: {flight>a} @comma? @corr @comma? @corr? @comma? {flight>b} ;; make=corrected
flight-ref: {slice-way>way} (@comma | @colon)? {flight-link}? @ref-a? {flight>flight} ;; make=flightOfWay
# "For the second flight the cheapest", of a trip with several: of that one, and not the second on the list.
flight-ref: {legs} {slice-way>way} (@comma | @colon)? {flight-link}? @ref-a? {flight>flight} ;; make=flightOfWay bias=0.1
flight-ref: {slice-way>way} (@comma | @colon)? {flight-link}? {flight-whichever>flight} ;; make=flightOfWay

# Of the routes that were compared.
routes-nth: {flight-nth}
routes-nth: @numbered {num>n} ;; make=nthOfNumber
routes-nth: @superl
form:pick: {routes-shown} @take? ~ @ref-the? {routes-nth>routeAt} @head? @politely? ;; bias=0.3
routes-better: @compar
form:pick: {routes-shown} @take? ~ @ref-the {routes-better>routeAt} {flight-head}? @politely? ;; bias=0.3
form:pick: {routes-shown} @take? ~ @this-one @politely? ;; make=firstRoute bias=0.3
form:pick: ({routes-shown} | {options-shown}) @opener ~ @ref-the? (@compar | @superl) @head? ~ @includes ~ {bagn>named} ~ => what:bags ;; bias=0.5
form:pick: ({routes-shown} | {options-shown}) @howlong {ask-gap}* ~ (@it | @flight)? ~ => what:duration ;; bias=0.2
form:pick: ({routes-shown} | {options-shown}) @whatime {ask-gap}* ~ (@it ~)? @arrive => what:arrival ;; bias=0.2
form:pick: ({routes-shown} | {options-shown}) @whatime {ask-gap}* ~ (@it ~)? @leave => what:times ;; bias=0.2
# Of the days, or of the variants of the trip, that were compared.
option-nth: {flight-nth}
option-nth: @numbered {num>n} ;; make=nthOfNumber
option-nth: @superl => nth:1
form:pick: {options-shown} @take? ~ @ref-the? {option-nth>optionAt} @head? @politely? ;; make=optionShown bias=0.3
form:pick: {options-shown} @ref-the? {option-nth>optionAt} @head? ~ @suits ;; make=optionShown bias=0.4
form:pick: {options-shown} @take? ~ @ref-the? {option-nth>optionAt} @head-days @politely? ;; make=optionShown bias=0.4
option-cheaper: @compar ;; make=cheaperOption
form:pick: {options-shown} @take? ~ @ref-the {option-cheaper>optionAt} {flight-head}? @politely? ;; bias=0.3
form:pick: {options-shown} (@take ~ @it | @it ~ @take) @politely? => isOption:true ;; bias=0.6
form:pick: {flight-ref>point} ;; bias=0.02
form:pick: {flight-ref>point} @politely => polite:true
form:pick: {flight-that>point} @politely? => demonstrative:true ;; bias=0.05
form:pick: @take ~ {flight-ref>pick} @politely?
form:pick: @suits @comma? {flight-that>point} => demonstrative:true
form:pick: @suits? @comma? {flight-that-is>point} => demonstrative:true ;; bias=0.1
form:pick: @what-about {flight-that>of} => what:described ;; bias=0.1
form:pick: @no-alone {flight-ref>point} => denied:true ;; bias=-0.15
form:pick: {flight-ref>pick} ~ @suits ;; bias=0.1
form:pick: @take ~ {flight-ref>pick} ~ @suits
form:pick: @take ~ {flight-pronoun>pick} ;; bias=0.45
form:pick: {flight-pronoun>pick} ~ @suits ;; bias=0.2
form:pick: @switch ~ @ref-the? {slice-way>way} (@to | @for) ~ @ref-the?  {flight>flight} ;; make=switched
form:pick: {slice-way>way} ~ @remain ~ {flight>flight} ;; make=switched
form:pick: @may ~ @take ~ {flight-ref>pick} => please:true
form:pick: @refuse ~ {flight-ref>refused} ;; bias=0.1
form:pick: {flight-ref>refused} ~ @refuse-behind ;; bias=0.2
# "No, I said the second one, change it": of the flight chosen last.
form:pick: (@corr @comma?)* @said-so (@take | @comma)* {flight-ref>pick} (@comma? @put-right)? @politely? => corrects:true ;; bias=0.15
form:pick: (@corr @comma?)* {flight-ref>pick} @said-behind (@comma? @put-right)? @politely? => corrects:true ;; bias=0.15
form:pick: {flight-ref>pick} @comma? @refuse ~ {flight-ref>refused} => corrects:true ;; bias=0.1
form:pick: (@corr @comma?)* @refuse ~ {flight-ref>refused} @comma? @but? {flight-ref>pick} => corrects:true ;; bias=0.1
form:pick: @defer ~ {flight-ref>deferred}
form:pick: {choices} @dontmind => either:true

# "Sorry, I meant for the outbound": the direction of what was asked for just before.
form:pick: {flights} (@corr | @said-so | @only-so) (@corr | @said-so | @only-so | @comma | @for | @on)* @ref-the? {slice-way>meant} @said-behind? ;; bias=0.1
form:pick: {legs} @leaveout ~ {slice-way>leftOut} ;; bias=0.2
form:pick: {flights} @leaveout ~ @ref-the? @last-of (@flight | @legword | @head) => leftOut:last ;; bias=0.2

# Lists of flights.
form:pick: {flights} @show-list ~ @ref-the? (@superl | @advised) {flight-head}? {flight-nth}? ({flight-link}? {slice-way})? ;; make=list
form:pick: {flights} (@show-list | @list) ~ @by? ~ @criterion ({flight-link}? {slice-way})? ;; make=list
form:pick: {flights} @list ~ (@superl | @advised) {flight-nth}? {flight-head}? ({flight-link}? {slice-way})? ;; make=list
form:pick: {flights} @superl @sortfirst ;; make=list bias=0.1
form:pick: {flights} (@show-list | @list | @what-about) ~ {slice-way} {flight-head}? @list-again? ;; make=list
form:pick: {flights} {slice-way} {flight-head}? @list-again ;; make=list
form:pick: {flights} (@and | @for | @on)* @ref-the? {slice-way} @comma? @which ~ @is-there ~ @qmark? ;; make=list bias=0.1
form:pick: {flights} {begins} (@and | @suits | @comma)* {slice-way} {flight-head}? @qmark ;; make=list
form:pick: {flights} (@show-list | @list)? ~ @more-flights ({flight-link}? {slice-way})? => more:true ;; make=list
form:pick: {flights} {ask-open} ~ @more-flights (~ @opener ~ @out-there)? => more:true ;; make=list
form:pick: {flights} (@show-list | @list) ~ @them @list-again? => more:true ;; make=list
form:pick: {flights} ({slice-way} @comma?)? ({flight-link} | @leave)* @as-possible ({flight-link}? {slice-way})? ;; make=list bias=0.1
form:pick: {flights} @arrive @as-possible ({flight-link}? {slice-way})? => about:arrival ;; make=list bias=0.1
# "Choose outbound and return separately": not as a round trip.
form:pick: {flights} (@wantto | @take | @list | @show-list | @may | @ref-the)* ({slice-way>one} | @flight | @them | @both-ways) (@and | @or)? @ref-the? {slice-way>other}? ~ @separately @politely? => side:0 ;; make=list bias=0.3
form:pick: {flights} (@wantto ~)? @other-kind {slice-way} {flight-head}? ;; make=list
form:pick: {flights} @ref-the? {slice-way} {flight-head}? ~ @otherbehind ;; make=list

form:pick: {flights} (@and | @what-about | @show-list)* ~ @ref-the? @other-way @qmark? => otherWay:true ;; bias=0.2
# "What's my return?", and "the first one back" where both ways were taken at once: the flight that stands there.
form:pick: {searched} {ask-open} ~ @whose {slice-way} @flight? @qmark? => ofWay:true ;; bias=0.3
form:pick: {searched} {ask-open} ~ @whose @flight {slice-way} @qmark? => ofWay:true ;; bias=0.3
form:pick: {pair-taken} (@and | @take)* ~ @ref-the? (@cheapest | {flight-nth}) @head? @flight? {flight-link}? {slice-way} (@backtoo | @politely)? => ofWay:true ;; bias=0.4
form:pick: {flights} @howmany ~ @flight ~ ;; make=list
form:pick: {flights} @all-found ~ (@head | @flight)? => what:all-found

# "Show me the second one" looks at it, and takes nothing.
form:pick: {flights} @show-me ~ {flight-ref>of} @politely? => what:described ;; make=looked bias=-0.05

# A price as it is said back.
ask-sum: @ref-the? {shown-price>sum} @money-word?
ask-sum: @ref-the? {anysum>sum} @money-word?
# Another flight than the one spoken of.
form:pick: {flights} {ask-open} ~ {flight-ref>of} ~ @very? @compar ;; make=another
form:pick: {offers} (@is-there | @ref-a | @very | @show-list | @leave)* @compar {flight-head}? ({flight-link}? {slice-way})? ;; make=another
# "I'd rather come home later."
form:pick: {offers} (@to | @take | @for-whom | @may)* {slice-way} (@very | @ref-a)* @compar ;; make=another bias=0.1
form:pick: {offers} {begins} @compar {flight-head}? ({flight-link}? {slice-way})? @qmark ;; make=another bias=0.3
form:pick: {flights} @too ({flight-link}? {slice-way})? => too:true ;; make=another
form:pick: {flights} @it-thats (@very | @link)* @dear-word ({flight-link}? {slice-way})? => too:true ;; make=another
form:pick: {flight-ref>of} {flight-link}? @too => too:true ;; make=another
# "278.50 seems a lot", "£130 is too expensive".
form:pick: {flights} {ask-sum} (@link | @it | @opener)* @too ({flight-link}? {slice-way})? => too:true ;; make=another bias=0.4

# Questions about flights and the trip.
form:pick: {offers} @which ({ask-gap} | @link)* {slice-way}? {flight-head}? ~ {ask-most>of} {flight-head}? ({flight-link}? {slice-way})? => what:described ;; make=best
# "What's the latest we could come back?"
form:pick: {offers} @which ({ask-gap} | @link)* ~ {ask-most>of} ({ask-gap} | @may)* ~ {slice-way} => what:described ;; make=best
form:pick: ({options-shown} | {routes-shown}) @which ({ask-gap} | @link)* ~ {ask-most>of} @qmark => what:described ;; make=best bias=0.35
form:pick: {offers} {flight-link}? {slice-way} @comma? @which ({ask-gap} | @link)* {flight-head}? ~ {ask-most>of} => what:described ;; make=best
form:pick: {offers} @which ({ask-gap} | @link)* @them ({ask-gap} | @link)* {flight-head}? ~ {ask-most>of} ({flight-link}? {slice-way})? => what:described,all:true ;; make=best bias=0.05
form:pick: {flights} @which ({ask-gap} | @link)* {flight-few>few} ({ask-gap} | @link)* ~ {ask-most>of} => what:described ;; make=best
# "Which is cheapest direct?", "what's the quickest that doesn't leave before 8?"
form:pick: {offers} @which ({ask-gap} | @link | @them)* {slice-way}? {flight-head}? ~ {ask-most>of} {flight-head}? (@comma? @and? {flight-link}? {flight-trait>q+}) (@comma? @and? {flight-link}? {flight-trait>q+})* @only-so? {flight-head}? => what:described ;; make=bestOfTraits bias=0.3
form:pick: {offers} @which ({ask-gap} | @link)* @ref-the? {flight-trait>q+} {flight-head}? ({ask-gap} | @link)* {ask-most>of} => what:described ;; make=bestOfTraits bias=0.3
form:pick: {ask-open} ~ ({flight-ref>of} ~)? @topic ({flight-link}? {slice-ways})? ;; bias=-0.05
form:pick: {flights} {ask-open} ~ @topic ;; make=advice bias=0.05
# "Is it direct?", "does it have wifi?": of the flight just spoken of.
form:pick: {flights} @opener {flight-pronoun>of} (@have | @link)* @topic ;; make=ofIt bias=0.05
form:pick: {ask-open}? ~ @who-travels ({ask-gap} | @for | @it)* ~ @qmark? => what:who-travels ;; bias=0.3
form:pick: @show-list ~ @calendar => what:other-days
form:pick: {ask-open} ~ @topic ~ {flight-ref>of}
form:pick: {ask-open} ~ @topic ~ @opener ~ @out-there
form:pick: {ask-open} ~ @topic ~ @topic>second ;; bias=-0.1
form:pick: @topic ({flight-link}? ({flight-ref>of} | {slice-ways}))? @qmark ;; weak bias=-0.1
form:pick: @topic ({flight-link}? ({flight-ref>of} | {slice-ways}))? ;; weak make=stated bias=-0.1
form:pick: {flight-ref>of} ~ @topic @qmark ;; weak bias=-0.1
stop-word: {flight-link}? @pick-direct => stops:0
stop-word: {flight-link}? @ref-a? @pick-stop => stops:1
# Direct against a stop: "how much do I save with a stop instead of direct?"
stop-most: (@saving | @compar | @extra-cost | @costs-less)
form:pick: {flights} @howmuch {ask-gap}* ~ {stop-most} ~ ({ask-gap} | @it | @take | {flight-head})* ~ {stop-word>a} (~ (@insteadof | @or | @versus | @thanword) ~ {stop-word>b})? @qmark? => rivalStops:true ;; bias=0.3
form:pick: {flights} (@howmuch | {ask-open}) {ask-gap}* ~ {stop-word>a} {flight-head}? ~ {stop-most} @qmark? => rivalStops:true ;; bias=0.3
form:pick: {flights} {ask-open} (@it | {ask-gap})* ~ @compar ({ask-gap} | @it)* ~ {stop-word>a} (~ (@insteadof | @or | @versus | @thanword) ~ {stop-word>b})? @qmark? => rivalStops:true ;; bias=0.1
form:pick: {flights} {ask-open} ~ ({ask-gap} | @it | @compare)* ~ {stop-word>a} {flight-head}? ~ (@insteadof | @or | @versus | @thanword | @and) ~ {stop-word>b} {flight-head}? (@comma? ~ @which ~ @compar)? @qmark? => rivalStops:true ;; bias=0.3
form:pick: {flights} {ask-open} (@topic | {ask-gap} | @it)* ~ @with ~ @ref-a? @pick-stop @qmark? => withStop:true ;; bias=0.1
form:pick: {flights} @compare ~ {stop-word>a} {flight-head}? ~ (@or | @versus | @and) ~ {stop-word>b} => rivalStops:true ;; bias=0.3
form:pick: {flights} {stop-word>a} {flight-head}? ~ (@or | @versus) ~ {stop-word>b} {flight-head}? (@comma | @colon | @qmark)? ~ {ask-open} ~ @compar @qmark? => rivalStops:true ;; bias=0.3
# Airlines side by side: "BA or Delta, which is cheaper?", "is Iberia dearer than TAP?"
rivals: {lines}
rivals: {carrier>all+} (@comma? @versus @comma? {carrier>all+})
rival-most: (@compar | @superl | @costs-less | @better-times)
form:pick: ({ask-open} (@it | {ask-gap})* ~ {rival-most} | @better-times) (~ @and ~ {ask-open}? ~ {rival-most})? ~ (@comma | @colon | @dash)? ~ {rivals>rivals} @qmark? ;; make=rivals bias=0.4
form:pick: {rivals>rivals} (@comma | @colon | @dash | @qmark)? ~ (@which ({ask-gap} | @link)* ~ {rival-most} | @better-times) (~ (@and | @comma) ~ {ask-open}? ~ {rival-most})? @flight? @qmark? ;; make=rivals bias=0.4
form:pick: {ask-open} ~ {carrier>one} ~ @compar ~ @thanword ~ {carrier>other} @qmark? ;; make=rivalPair bias=0.4
form:pick: {ask-open}? ~ @compare ~ {rivals>rivals} @qmark? ;; make=rivals bias=0.4
form:pick: {ask-open} ~ @howmuch? ~ @compar ~ {carrier>one} ~ @thanword ~ {carrier>other} @qmark? ;; make=rivalPair bias=0.4
# "How much more is business?", "combien en plus pour la business ?"
form:pick: {flights} @howmuch {ask-gap}* ~ @extra-cost => priced:true ;; bias=0.1
form:pick: @howmuch {ask-gap}* ~ @perbag => what:bags ;; bias=0.3
form:pick: (@opener | @howmuch | @howmany) ({ask-gap} | @it | @may | {bagn>named} | @ref-the | @whose)* ~ @weighs ({ask-gap} | @it | @may | {bagn>named} | @ref-the | @whose)* => what:bags ;; bias=0.5
form:pick: {flights} @on-top => priced:true ;; bias=-0.4
# "No total price!!" misses one.
form:pick: @no-alone ~ @total-price => what:total,side:both
# "What does it come to with the bags?" asks no new search.
priced-with: (@with | @fare-with) ~ {bagn>bags} => bag:true
priced-with: {bagn>bags} @withbehind => bag:true
priced-with: (@with | @fare-with)? ~ @fare-refundable => refund:true
price-word: @topic ;; make=priceAsked
price-word: @howmuch
form:pick: {offers} {ask-open}? ~ ({flight-ref} ~)? {price-word>price} ({ask-gap} | @it | @both-ways | @topic | {person})* ~ {priced-with>with+} (@and? {priced-with>with+})* ;; make=pricedWith bias=0.2
form:pick: {offers} {priced-with>with+} (@and? {priced-with>with+})* ({ask-gap} | @it)* ~ {price-word>price} ({ask-gap} | @it | @both-ways)* ;; make=pricedWith bias=0.2
# "Does the £110 include the way home?"
form:pick: {offers} {ask-open}? ~ (({flight-ref>of} | @topic>named) ~)? @includes ({ask-gap} | @link | @with)* ~ {slice-ways} => what:both-ways ;; bias=0.2
form:pick: {offers} {ask-open}? ~ {slice-ways} ({ask-gap} | @link | @it | @topic>named)* ~ @includes => what:both-ways ;; bias=0.2
form:pick: {offers} (@opener | @is-there) {ask-sum} ~ @both-ways (@it | @link | @topic>named)* ~ @qmark => what:both-ways ;; bias=0.4
as-whom: (@both-ways | @each-of-us | {person} | {mention})
form:pick: {offers} (@opener | @is-there) {ask-sum} ~ @as-return (~ @for? ~ {as-whom})? ~ @qmark? => what:both-ways ;; bias=0.5
# "343 for all four, return?": makes sure of the price.
form:pick: {offers} (@paid-so | @opener | @it)* {ask-sum} @topic>named ~ @qmark => what:shares ;; make=quotedShares bias=0.6
form:pick: {offers} (@paid-so | @opener | @it)* {ask-sum} @for ~ @the-those? ({as-whom} | {counted}) @comma? @as-return? @qmark => what:both-ways ;; bias=0.5
form:pick: {offers} {ask-sum} (@comma | @link)* (@as-return | @both-ways) @comma? (@for ~ @the-those? ({as-whom} | {counted}))? @qmark => what:both-ways ;; bias=0.5
form:pick: {offers} (@it | @link | @opener | @paid-so)* {ask-sum} (@link | @for)* (@both-ways | @total-price) @qmark => what:both-ways ;; bias=0.5
form:pick: {offers} (@it | @link | @opener)* {ask-sum} (@link)* @each-of-us ~ @qmark => what:shares ;; bias=0.5
form:pick: {offers} @opener @it @as-return (~ @for? ~ {as-whom})? ~ @qmark? => what:both-ways ;; bias=0.5
# "Is that 157 on top of the 244, or the whole lot?"
form:pick: {offers} @opener @it? {ask-sum} ~ @on-top (@of {ask-sum})? (@comma? @or ~ @both-ways)? ~ @qmark? => what:both-ways ;; bias=0.5
form:pick: {offers} @opener @it ~ @on-top @of {ask-sum} (@comma? @or ~ @both-ways)? ~ @qmark? => what:both-ways ;; bias=0.5
form:pick: {offers} (@opener | @is-there | @it) (@opener | @is-there | @it | @link | @for)* @both-ways (@it | @link | @topic>named)* ~ @qmark => what:both-ways ;; bias=0.2
form:pick: {offers} {begins} (@and | @link)* @both-ways @qmark => what:both-ways ;; bias=0.3
form:pick: {offers} {ask-open}? (@it | @link | @topic>named | {bagn})* ~ @applies (@it | @link | @for | @on | @to | @buy-too)* @ref-the? {slice-ways} => what:both-ways ;; bias=0.5
form:pick: {offers} @it? (@is-there | @opener | @it | @for)* @eachway @or (@link | @for)* @both-ways ~ @qmark? => what:both-ways ;; bias=0.5
form:pick: {ask-open} ~ ({flight-ref>of} ~)? (@topic>named | @includes) (~ @includes)? ~ @cabinbag => what:hand-bags ;; bias=0.2
form:pick: {offers} @do-get ~ @cabinbag ~ @each-of-us? ~ => what:hand-bags ;; bias=0.4
form:pick: {offers} @what-about (@with | @link | @ref-a)* @cabinbag ~ => what:hand-bags ;; bias=0.4
form:pick: {offers} @ref-a? @cabinbag ~ (@topic>named | @includes) ~ @qmark => what:hand-bags ;; bias=0.3
form:pick: {ask-open} ~ @cabinbag ~ (@topic>named | @includes) (~ {flight-ref>of})? => what:hand-bags ;; bias=0.2
form:pick: {flights} {ask-open}? ~ @topic ~ {lines>of} @qmark ;; make=flownBy bias=0.1
form:pick: {flights} {ask-open} ~ @topic ~ {lines>of} ;; make=flownBy bias=0.1
form:pick: (@opener | @howmuch | @howmany) ({ask-gap} | @it | @may)* ~ @weighs ({ask-gap} | @it | @may | @ref-the | @whose)* ~ @cabinbag => what:hand-bags ;; bias=0.7
# "Are 2 bags included in that one?", "will the second one take a case?"
form:pick: {ask-open} ~ ({flight-ref>of} ~)? {bagn>named} ~ @includes (@link* {flight-ref>of})? => what:bags ;; bias=0.3
form:pick: {offers} ({flight-ref>of} ~)? {bagn>named} ~ @includes ~ @qmark => what:bags ;; bias=0.3
# Whether one pays now, and whether a price can be held until then.
form:pick: {ask-open}? (@pron | @subject | @det)* @pay-when (@comma? @or? ~ @pay-when)* => what:when-payment ;; bias=0.6
form:pick: {ask-open}? (@pron | @subject | @det)* @price-held => what:holds ;; bias=0.6
form:pick: {ask-open} ~ @the-price ~ ({when>later} | {day>later})? ~ @hold-behind => what:holds ;; bias=0.3
form:pick: {ask-open} ~ @animal => what:pets
form:pick: {ask-open} ~ @minor ~ {ask-gap}* ~ @minor-fare => what:child-fares
form:pick: {ask-open} ~ @minor-fare ~ @minor => what:child-fares
form:pick: {flights} @is-there ~ {flight-kind>of} => what:exists
form:pick: {flights} @them {flight-link}? {flight-told>of} => what:exists
form:pick: {offers} @whatime {ask-gap}* ~ ({flight-ref>of} ~)? ~ @arrive ({flight-link}? {slice-way})? => what:arrival
form:pick: @opener ~ (@it | @this-one) ~ @arrive (@before | @after) {shown-time} => what:arrival ;; bias=0.4
form:pick: {offers} @whatime {ask-gap}* ~ ({flight-ref>of} ~)? ~ @leave ({flight-link}? {slice-way})? => what:times
form:pick: {offers} {begins} (@it | @opener | @subject | @is-there | @which | @them | @link)* @pick-direct @qmark => what:is-direct ;; bias=0.3 not-after=@and
form:pick: ({offers} | {options-shown}) {begins} @do-they (@link | @flight)* @pick-direct @qmark? => what:is-direct ;; bias=0.4
form:pick: {offers} @howlong {ask-gap}* ~ ({flight-ref>of} ~)? {slice-way}? => what:duration ;; bias=0.2
form:pick: {flights} @howlong {ask-gap}* ~ @pick-stop (~ {flight-ref>of})? => what:layover ;; bias=0.25
form:pick: {flights} @howlong {ask-gap}* ~ @between-flights ((@in | @at) ({shown-stop>of} | {place>near}))? ((@on | @with | @for | @of) {flight-ref>of})? => what:layover ;; bias=0.4
# "How long in Amsterdam?", where a flight shown changes there.
form:pick: {flights} @howlong {ask-gap}* ~ (@in | @at | @to)? {shown-stop>of} ~ => what:layover ;; bias=0.5
form:pick: @howmuch {ask-gap}* ~ ({flight-ref>of} ~)? ({slice-ways})? => what:total ;; bias=0.2
form:pick: @howmuch {ask-gap}* ~ @only-so ~ {slice-ways} ~ => what:total ;; bias=0.6
form:pick: {offers} (@opener | @is-there) @it (@link)* (@with | @fare-with | @includes) ~ {bagn>bags} ~ => what:bags ;; bias=0.4
form:pick: @howmuch {ask-gap}* ~ ({flight-ref>of} ~)? @each-of-us => what:shares
form:pick: @why {ask-gap}* ~ {flight-ref>of}? ~ @quality? ~ => what:why ;; bias=0.2
# "Why 220 euros extra?", "why is it £40 more?": what the money is for.
price-extra: (@extra-cost | @on-top | @more-people | @more-flights)
form:pick: @why ({ask-gap} | @it | @topic>named | @both-ways)* ~ ({flight-ref>of} ~ @topic>named? ~)? {price-extra}? {money} ~ {price-extra}? ~ => what:made-of ;; bias=0.4
form:pick: @compare ~ {flight-ref>a} (@and | @with | @to) ~ {flight-ref>b} => what:difference ;; make=compared
form:pick: @compare ~ {flight-ref>a} @versus ~ {flight-ref>b} => what:difference ;; make=compared
form:pick: {flight-ref>a} @versus {flight-ref>b} => what:difference ;; make=compared bias=-0.1
form:pick: {ask-open}? ~ {flight-ref>of}? ~ @compare ~ {flight-ref>with}? => what:difference
`
