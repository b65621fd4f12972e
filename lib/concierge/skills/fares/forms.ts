/** Naming, choosing and asking about the fares of picked flights. `{fares-shown}` is an empty item: fares lie on the table. */
export const FARES = `
fare-trait: {brand}
fare-trait: {fares-shown} @fare-order
fare-trait: {fares-shown} {flight-nth}
fare-trait: {fares-shown} @numbered {num>n} ;; make=nthOfNumber
fare-trait: {fares-shown} @middle => nth:2
fare-trait: {fares-shown} @refundable
fare-trait: {fares-shown} @changeable
fare-trait: {fares-shown} @fare-with @the? @a? ({num})? @fare-bag => need:bag
fare-trait: {fares-shown} @fare-cabin

fare-head: (@head | @fare-noun | @fares-noun) (@fare-noun | @fares-noun)?
fare-gap: ({flight-link} | @subject | @opener | @who | @take | @with)
fare: {fares-shown} @the? {fare-trait>q+} ({fare-gap}* {fare-head}? {fare-gap}* {fare-trait>q+})* {fare-head}? ;; make=fare
fare: {fares-shown} @the {fare-head} {fare-gap}* ~ {fare-trait>q+} (@for | @back)? ({fare-gap}* {fare-trait>q+})* ;; make=fare
fare: {fares-shown} @fare-it => refers:it
fare: {fares-shown} @the @fare-noun => refers:it ;; bias=-0.05

fare-way: {flight-link}? {slice-ways} ({flight-link}? {slice-ways})?
form:fares: {fare>fare} {fare-way>way}?
form:fares: {fare-way>way} (@comma | @colon)? ~ {fare>fare}
form:fares: @take ~ {fare>fare} {fare-way>way}?
form:fares: {fare>fare} {fare-way>way}? ~ @suits
form:fares: @take ~ {fare>fare} {fare-way>way}? ~ @suits
form:fares: @link @fare-brand>wished ;; bias=-0.1
form:fares: @refuse ~ {fare>refused}
form:fares: {fares-shown} @take ~ @them? @fares-noun ~ @shown? ~ => shown:true
form:fares: {fares-shown} @fares-noun ~ @shown => shown:true
form:fares: {fares-shown} @fares-noun ~ @shown? ~ @suits => shown:true
form:fares: {fares-shown} @take @them ~ => shown:true

form:fares: {ask-open} ~ {fare>of} ~ @means => what:fares
form:fares: {ask-open} ~ @means ~ {fare>of} => what:fares
form:fares: {ask-open} ~ @means ~ (@in | @with | @for) ~ {fare>of} => what:fares
form:fares: {ask-open} ~ {fare>of} ~ @topic
form:fares: {ask-open} ~ {fare>of} ~ @means ~ @topic
form:fares: {ask-open} ~ @topic ~ (@in | @with | @for)? ~ {fare>of}
form:fares: @which {ask-gap}* ~ (@fare-noun | @fares-noun) {ask-gap}* ~ (@refundable | @changeable | @fare-bag | @topic) => what:conditions
form:fares: @howmuch {ask-gap}* ~ {fare>of} => what:fares
form:fares: @compare ~ {fare>a} (@and | @versus | @to | @with) ~ {fare>b} => what:difference ;; make=compared
form:fares: {fare>a} @versus ~ {fare>b} => what:difference ;; make=compared bias=-0.1
form:fares: {ask-open} ~ {fare>a} (@and | @versus) ~ {fare>b} ~ @compare => what:difference ;; make=compared
form:fares: {ask-open} ~ @extra-cost ~ {fare>of} => what:difference
`
