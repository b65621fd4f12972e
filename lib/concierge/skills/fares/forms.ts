/** Naming, choosing and asking about the fares of picked flights. `{fares-shown}` is an empty item: fares are on the table. */
export const FARES = `
fare-trait: {brand}
fare-trait: {fares-shown} @fare-order
fare-trait: {fares-shown} {flight-nth}
fare-trait: {fares-shown} @numbered {num>n} ;; make=nthOfNumber
fare-trait: {fares-shown} @middle => nth:2
fare-trait: {fares-shown} @fare-refundable
fare-trait: {fares-shown} @fare-flex
fare-trait: {fares-shown} @fare-with @ref-a? @refund-noun
fare-trait: {fares-shown} @changeable
fare-trait: {fares-shown} @fare-with @ref-the? @ref-a? {num>bags}? @fare-bag @for-each? @bag-in? => need:bag ;; make=withBag
fare-trait: {fares-shown} {num>bags}? @fare-bag @for-each? @bag-behind => need:bag ;; make=withBag
fare-trait: {fares-shown} {cabin-shown}

fare-head: (@head | @fare-noun | @fares-noun) (@fare-noun | @fares-noun)?
fare-gap: ({flight-link} | @subject | @opener | @for-whom | @take | @with)
fare: {fares-shown} (@ref-the | @ref-a)? {fare-trait>q+} ({fare-gap}* {fare-head}? {fare-gap}* {fare-trait>q+})* ((@of | @from | @for)? @them)? {fare-head}? ;; make=fare
fare: {fares-shown} @ref-the? {fare-head} {fare-gap}* ~ {fare-trait>q+} (@for | @back)? ({fare-gap}* {fare-trait>q+})* ;; make=fare
fare: {fares-shown} @ref-the {fare-head} {fare-gap}* ~ @refund-noun>q+ @for? ;; make=fare
fare: {fares-shown} @fare-it => refers:it
fare: {fares-shown} @fare-or-flight => refers:it ;; bias=-0.4
fare: {fares-shown} @ref-the @fare-noun => refers:it ;; bias=-0.05

fare-way: @out-there => side:0
fare-way: {flight-link}? {slice-ways} ({flight-link}? {slice-ways})?
form:fares: {fare>fare} (@comma? {fare-way>way})?
form:fares: @take? ~ {fare>fare} @for? @buy-everyone
form:fares: @buy-everyone {fare>fare} @take?
form:fares: {fare-way>way} (@comma | @colon)? ~ {fare>fare}
form:fares: @take ~ {fare>fare} {fare-way>way}?
form:fares: {fare>fare} {fare-way>way}? @takebehind
form:fares: {hedge} @take? ~ {fare>fare} {fare-way>way}?
form:fares: {fare>fare} {fare-way>way}? ~ @suits
form:fares: @take ~ {fare>fare} {fare-way>way}? ~ @suits
form:fares: @may ~ @take ~ {fare>fare} {fare-way>way}? => please:true
form:fares: @switch ~ {fare-way>way} @to ~ {fare>fare}
form:fares: {fare>a} @comma? @corr @comma? @corr? @comma? {fare>b} {fare-way>way}? ;; make=correctedFare
form:fares: @or? {fare>a} @comma? @or {fare>b} (@comma? @whichever-is {ask-most})? ;; make=eitherFare
# Named with the flight, before its fares are known.
fare-wished: @fare-brand
fare-wished: @fare-order
fare-wished: @fare-flex ;; make=wishedNeed
form:fares: (@link | @and | @with) @fare-brand>wished ;; bias=-0.1
form:fares: @and? @fare-brand>wished {fare-way>way} ;; bias=-0.15
form:fares: {flights} @comma @fare-brand>wished {fare-way>way}? ;; bias=0.1
form:fares: (@take ~)? @ref-the? {fare-wished>wished} (@fare-noun | @fares-noun) ({flight-link}? {fare-way>way})? ;; bias=-0.1
form:fares: {flights} @fare-brand>wished @takebehind ;; bias=0.1
form:fares: {flights} (@take ~)? @ref-the? {fare-wished>wished} (@fare-noun | @fares-noun) ({flight-link}? {fare-way>way})? ;; bias=0.1
form:fares: (@take ~)? @ref-the? (@fare-noun | @fares-noun) {fare-wished>wished} ({flight-link}? {fare-way>way})? ;; bias=-0.1
form:fares: {flights} @ref-the? {fare-wished>wished} (@fare-noun | @fares-noun) ~ @takebehind ;; bias=0.1
form:fares: {flights} (@take ~)? @ref-the? {fare-wished>wished} (@fare-noun | @fares-noun) @fare-with @ref-a? {num>bags}? @fare-bag @for-each? ({flight-link}? {fare-way>way})? ;; make=wishedWithBag bias=0.15
form:fares: @refuse ~ {fare>refused}
form:fares: {fares-shown} @take ~ @them? @fares-noun ~ @as-shown? ~ => shown:true
form:fares: {fares-shown} @fares-noun ~ @as-shown => shown:true
form:fares: {fares-shown} @fares-noun ~ @as-shown? ~ @suits => shown:true
form:fares: {fares-shown} @take @them ~ @as-shown? => shown:true

# What fares are called is known before those of a flight are.
fare-name: {fare>of}
fare-name: @fare-brand>of ;; bias=-0.1
form:fares: {ask-open} ~ {fare-name} ~ @means => what:fares
form:fares: {ask-open} ~ @means ~ {fare-name} => what:fares
form:fares: {ask-open} ~ @means ~ (@in | @with | @for) ~ {fare-name} => what:fares
form:fares: {ask-open} ~ {fare-name} ~ @topic ;; bias=-0.1
form:fares: {ask-open} ~ {fare-name} ~ @means ~ @topic
form:fares: {ask-open} ~ @topic ~ (@in | @with | @for)? ~ {fare-name} => ofTopic:true ;; bias=-0.1
form:fares: @which {ask-gap}* ~ (@fare-noun | @fares-noun) {ask-gap}* ~ (@fare-refundable | @changeable | @change-word | @topic) => what:conditions ;; bias=0.2
form:fares: @which {ask-gap}* ~ (@fare-noun | @fares-noun) {ask-gap}* ~ @fare-bag => what:bags ;; bias=0.2
form:fares: {ask-open} ~ @change-word ~ {fare-name} => what:conditions
form:fares: @howmuch {ask-gap}* ~ {fare-name} {fare-way}? => what:fares
form:fares: {fares-shown} @show-list ~ @fares-noun ~ => what:fares
form:fares: {fares-shown} {ask-open}? ~ @compare ~ @ref-the? @fares-noun ~ @qmark? => what:difference ;; bias=0.2
form:fares: @compare ~ {fare>a} (@and | @versus | @to | @with) ~ {fare>b} => what:difference ;; make=compared
form:fares: {fare>a} @versus ~ {fare>b} => what:difference ;; make=compared bias=-0.1
form:fares: {ask-open} ~ {fare>a} (@and | @versus) ~ {fare>b} ~ @compare => what:difference ;; make=compared
form:fares: {ask-open} ~ @extra-cost ~ {fare-name} => what:difference
`
