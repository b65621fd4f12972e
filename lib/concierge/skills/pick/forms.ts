/**
 * Pointing at what was shown, taking it, listing, comparing and asking about it. `{flights}` and `{choices}` are empty items (table-items.ts):
 * they stand at every word as long as flights, or a choice among a few of them, lie on the table.
 */
export const PICK = `
flight-nth: @ordinal
flight-nth: {digits>n} @th ;; make=nthOfNumber
flight-nth: @last => nth:-1
flight-nth: @top => nth:1

shown-time: {clock>t} @ampm? ;; make=clockOfDay
shown-time: {digits>hour} @ampm ;; make=clockOfDay
shown-time: {hhmm>t} @ampm? ;; make=clockOfDay
shown-time: @number>hour @tens>m @units>unit? @ampm? ;; make=clockOfDay
shown-time: @fraction {num>hour} @ampm? ;; make=clockOfDay
shown-time: @moment>t ;; make=clockOfDay

slice-way: @outward => side:0
slice-way: @homeward => side:1
slice-way: {legs} @flight {num>n} ;; make=legOfNumber
slice-way: {legs} @the? {flight-nth} @flight ;; make=legOfOrdinal
slice-ways: @on? {slice-way}
slice-ways: @both => side:both

flight-link: (@link | @the) (@link | @the)? (@link | @the)?

# What only a flight of a list has.
flight-mark: {flight-nth}
flight-mark: @numbered {num>n} ;; make=nthOfNumber
flight-mark: @superl
flight-mark: {flight-nth} @superl
flight-mark: @first-of-day
flight-mark: {shown-flight}
flight-mark: {flightno}
flight-mark: {shown-price}
flight-mark: {shown-clock}
flight-mark: @samewith => same:airline
flight-mark: {shown-place}
flight-mark: @arrive @there? {flight-link}? (@superl | {flight-nth}) => about:arrival ;; make=firstOrLast
flight-mark: @leave {flight-link}? (@superl | {flight-nth}) ;; make=firstOrLast

# What may also be wished for.
flight-trait: {carrier}
flight-trait: @refuse @the? {carrier>not} ;; make=notWith
flight-trait: @direct
flight-trait: {num>n} @stop ;; make=stopCount
flight-trait: @part
flight-trait: @about? {shown-time>clock}
flight-trait: @leave @link? @about? {shown-time>clock}
flight-trait: @arrive @link? @about? {shown-time>clock} => about:arrival
flight-trait: @leave? @before {shown-time>before}
flight-trait: @leave? @after {shown-time>after}
flight-trait: @arrive @before {shown-time>before} => about:arrival
flight-trait: @arrive @after {shown-time>after} => about:arrival
flight-trait: @arrive @link? @the? @part => about:arrival
flight-trait: @via {place>via}
flight-trait: {slice-way}

flight-head: (@head | @flight) (@head | @flight)?
flight: {flights} @the? {flight-mark>q+} ({flight-link}? {flight-head}? {flight-link}? ({flight-mark>q+} | {flight-trait>q+}))* {flight-head}? ;; make=flight
flight: {flights} @the? {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-mark>q+} ({flight-link}? {flight-head}? {flight-link}? ({flight-mark>q+} | {flight-trait>q+}))* {flight-head}? ;; make=flight
flight: {flights} @the {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-head} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight: {flights} @the {flight-head} {flight-link}? ({flight-mark>q+} | {flight-trait>q+}) ({flight-link}? {flight-trait>q+})* ;; make=flight
flight: {flights} @the {carrier>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight: {flights} {shown-carrier>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight bias=-0.15
flight: {flights} @the {shown-time>clock} ({flight-link}? {flight-trait>q+})* ;; make=flight
flight-kind: {flights} {flight-trait>q+} ({flight-link}? {flight-trait>q+})* {flight-head}? ({flight-link}? {flight-trait>q+})* ;; make=flight
flight-kind: {flights} {flight-head}? {flight-link}? {flight-trait>q+} ({flight-link}? {flight-trait>q+})* ;; make=flight

flight-few: @the? ({flight-nth} | @top) {num>few} {flight-head}? ;; make=few
flight-few: @the? {num>few} @superl {flight-head}? ;; make=few
flight-few: @the? {num>few} {flight-nth} {flight-head}? ;; make=few
flight-few: @them => refers:them

flight-ref: {flight}
flight-ref: {flights} {flight-few}
flight-ref: {flights} @it => refers:it ;; bias=-0.05
flight-ref: {flights} @the? @same {flight-head}? => refers:it
flight-ref: {flights} @the? @nextone => relation:next
flight-ref: {flights} @the? @prevone => relation:previous
flight-ref: {flights} @the? @other {flight-head}? {slice-way}? => relation:other
flight-ref: {flights} @the @compar {flight-head}? {slice-way}? ({flight-link}? {flight-few>of})? ;; make=better
flight-ref: {flights} @the? @superl {flight-head}? {flight-link}? {flight-few>of}
flight-ref: {flights} @whichever {flight-link}? (@compar | @superl) {flight-head}? {slice-way}? ;; make=better
flight-ref: {flight>a} @comma? @or {flight>b} (@comma? @whichever {flight-link}? (@compar | @superl))? ;; make=either
flight-ref: {flight>a} @comma? @corr @comma? @corr? @comma? {flight>b} ;; make=corrected
flight-ref: {slice-way>way} (@comma | @colon)? {flight>flight} ;; make=flightOfWay

form:pick: {flight-ref>point}
form:pick: @take ~ {flight-ref>pick}
form:pick: {flight-ref>pick} ~ @suits
form:pick: @take ~ {flight-ref>pick} ~ @suits
form:pick: @refuse ~ {flight-ref>refused}
form:pick: @defer ~ {flight-ref>deferred}
form:pick: {choices} @dontmind => either:true

# Lists of flights.
form:pick: {flights} @show ~ @the? @superl {flight-head}? ({flight-link}? {slice-way})? ;; make=list
form:pick: {flights} (@show | @list) ~ @by? ~ @criterion ({flight-link}? {slice-way})? ;; make=list
form:pick: {flights} @list ~ @superl {flight-nth}? {flight-head}? ({flight-link}? {slice-way})? ;; make=list
form:pick: {flights} (@show | @list) ~ {slice-way} {flight-head}? @again? ;; make=list
form:pick: {flights} {slice-way} {flight-head}? @again ;; make=list
form:pick: {flights} (@show | @list)? ~ @more ({flight-link}? {slice-way})? => more:true ;; make=list
form:pick: {flights} @other-kind {slice-way} {flight-head}? ;; make=list

# Another flight than the one spoken of.
form:pick: {flights} (@there | @a | @very | @show | @leave)* @compar {flight-head}? ({flight-link}? {slice-way})? ;; make=another
form:pick: {flights} @too ({flight-link}? {slice-way})? ;; make=another

# Questions about flights and the trip; helping verbs and subjects stand between their words.
ask-gap: ~ (@opener | @subject)
ask-open: (@opener | @which | @there | @request | @whatime | @howlong | @howmuch | @why | @compare) {ask-gap}*
ask-most: {flight-link}? @superl
ask-most: {flight-link}? @compar
ask-most: @arrive {flight-link}? @there? {flight-link}? (@superl | {flight-nth}) => about:arrival ;; make=firstOrLast
ask-most: @leave {flight-link}? (@superl | {flight-nth}) ;; make=firstOrLast
form:pick: {flights} @which ({ask-gap} | @them | @link)* {flight-head}? ~ {ask-most>of} ({flight-link}? {slice-way})? => what:described ;; make=best
form:pick: {ask-open} ~ ({flight-ref>of} ~)? @topic ({flight-link}? {slice-ways})?
form:pick: {ask-open} ~ @topic ~ {flight-ref>of}
form:pick: {ask-open} ~ @topic ~ @topic>second
form:pick: @topic ({flight-link}? ({flight-ref>of} | {slice-ways}))? ;; weak bias=-0.1
form:pick: {flight-ref>of} ~ @topic ;; weak bias=-0.1
form:pick: {flights} @there ~ {flight-kind>of} => what:exists
form:pick: {flights} @whatime {ask-gap}* ~ ({flight-ref>of} ~)? ~ @arrive ({flight-link}? {slice-way})? => what:arrival
form:pick: {flights} @whatime {ask-gap}* ~ ({flight-ref>of} ~)? ~ @leave ({flight-link}? {slice-way})? => what:times
form:pick: {flights} @howlong {ask-gap}* ~ ({flight-ref>of} ~)? {slice-way}? => what:duration ;; bias=0.2
form:pick: @howmuch {ask-gap}* ~ ({flight-ref>of} ~)? ({slice-ways})? => what:total ;; bias=0.2
form:pick: @howmuch {ask-gap}* ~ ({flight-ref>of} ~)? @every => what:shares
form:pick: @why {ask-gap}* ~ {flight-ref>of}? ~ => what:why ;; bias=0.2
form:pick: @compare ~ {flight-ref>a} @and ~ {flight-ref>b} => what:difference ;; make=compared
form:pick: @compare ~ {flight-ref>a} @versus ~ {flight-ref>b} => what:difference ;; make=compared
form:pick: {flight-ref>a} @versus {flight-ref>b} => what:difference ;; make=compared bias=-0.1
form:pick: {ask-open}? ~ {flight-ref>of}? ~ @compare ~ {flight-ref>with}? => what:difference
`
