/**
 * The traveller's own booking. `{ordered}` and `{booked}` are empty items (order-items.ts) at every word once there is an order, and once
 * it is booked. Then a few words are enough to mean it.
 */
export const ORDER = `
order-open: ({ask-open} | @howmuch | @howlong | @whatime) {ask-gap}*

form:order: @cancels ~ @det? @order-noun => ask:cancel ;; bias=0.1
# "Ich will meine Buchung stornieren", "meri flight cancel kar do".
form:order: @det @order-noun ~ @cancels-behind => ask:cancel ;; bias=0.1
form:order: @refunds-me ~ (@order-noun | @order-it)? => ask:cancel ;; bias=0.2
form:order: @demands ~ @refunds => ask:cancel ;; bias=0.1
form:order: {booked} {order-open}? ~ @cancels (~ (@order-noun | @order-it))? => ask:cancel ;; bias=0.4
form:order: {booked} {order-open}? ~ (@demands ~)? (@refunds | @refund-terms) (~ @order-noun)? => ask:cancel ;; bias=0.4
form:order: {booked} {order-open}? ~ (@demands ~)? @refunds ~ @cancels (~ (@order-noun | @order-it))? => ask:cancel ;; bias=0.7
# "Et si la compagnie annule ?": what the airline does, not the traveller.
form:order: {booked} {order-open}? ~ @airline ~ @cancels ~ => ask:airline-cancels ;; bias=0.8
form:order: {booked} {order-open} ~ @gets-back (~ @order-noun)? => ask:cancel ;; bias=0.4

form:order: @resends (~ @confirmation)? => ask:resend ;; bias=0.2
form:order: @sends ~ @confirmation ~ @again-word => ask:resend ;; bias=0.3
form:order: @not-here ~ @confirmation => ask:resend ;; bias=0.3
form:order: @confirmation ~ @not-here => ask:resend ;; bias=0.3
form:order: {booked} @sends ~ @confirmation => ask:resend ;; bias=0.3
form:order: {booked} {order-open}? ~ @gets-tickets => ask:resend ;; bias=0.4
form:order: {order-open}? ~ @own-bookings => ask:bookings ;; bias=0.4
form:order: (@sends ~)? @papers => ask:papers ;; bias=0.3
form:order: (@sends ~)? @receipt => ask:receipt ;; bias=0.3

form:order: @past-helper ~ (@money-mine ~)? @charged => ask:money ;; bias=0.2
form:order: @howmuch {ask-gap}* ~ @past-helper? ~ @charged => ask:money ;; bias=0.3
form:order: @past-helper ~ @money-mine ~ (@on-hold | @settled) => ask:money ;; bias=0.2
form:order: {order-open}? ~ @on-hold ~ @money-mine? => ask:money ;; bias=0.1
form:order: @where-money => ask:money ;; bias=0.2
form:order: @past-helper? ~ @charged-twice => ask:money ;; bias=0.2
form:order: {ordered} {order-open}? ~ @charged => ask:money ;; bias=0.3

# Before anything is ordered only plain words mean the booking: "is it booked?", "are we booked?".
form:order: (@past-helper | {order-open}) ~ (@det? (@order-noun | @order-it) | @weselves | @speaker)? ~ @booked-state => ask:standing,asked:true ;; bias=0.1
form:order: {ordered} (@past-helper | {order-open}) ~ (@det? (@order-noun | @order-it) ~)? @settled => ask:standing,asked:true ;; bias=0.2
form:order: {ordered} @what-next (~ @order-noun)? => ask:standing ;; bias=0.5
form:order: {ordered} @refund-wait => ask:standing ;; bias=0.4
form:order: {ordered} {order-open}? ~ @money-mine ~ @bank-refused => ask:standing ;; bias=0.4
form:order: {ordered} {order-open}? ~ @bank-asks => ask:standing ;; bias=0.4

form:order: {booked} {order-open}? ~ @what-booked => ask:booked ;; bias=0.4
form:order: {booked} {order-open}? ~ @reference => ask:booked ;; bias=0.4
form:order: {booked} @whatime {ask-gap}* ~ ((@own | @flight) ~)? (@out | @flyword | @leave | @flight | @own) => ask:booked ;; bias=0.5
form:order: {booked} {order-open}? ~ @check-in => ask:check-in ;; bias=0.4
form:order: {booked} (@alters | @adds | {order-open}) ~ ((@alters | @adds) ~)* (@det | @ref-the | @ref-a)? @extra-thing (~ @order-noun)? => ask:change-extras ;; bias=0.3
form:order: {booked} @extra-thing ~ (@alters | @adds) => ask:change-extras ;; bias=0.3
form:order: {booked} {order-open}? ~ @alters ~ (@det | @ref-the | @ref-a | @to)* @day-thing => ask:change-flights ;; bias=0.3
form:order: {booked} @alters ~ (@det | @ref-the) ~ @day-thing => ask:change-flights ;; bias=0.3
# "What does moving it cost?"
form:order: {booked} {order-open}? ~ @alters ~ (@order-it | @order-noun | @topic>named) ~ @topic>named => ask:change-flights ;; bias=0.4
form:order: {booked} {order-open}? ~ @topic>named ~ @to? ~ @alters ~ (@order-it | @order-noun) => ask:change-flights ;; bias=0.4
form:order: {booked} (@demands ~)? @later-flight => ask:change-flights ;; bias=0.2
form:order: {booked} {order-open}? ~ @day-thing ~ @alters => ask:change-flights ;; bias=0.3
# "Kann ich den Rückflug auf den 23. verschieben?": the verb stands behind the day.
form:order: {booked} {order-open}? (@det | @ref-the | @to | @on)* @day-thing (@det | @ref-the | @to | @on)* ({when>later} | {day>later}) ~ @alters => ask:change-flights ;; bias=0.3

# Who travels, and under which name; "remove Sophia from my booking" names nobody that is known.
form:order: {booked} (@alters | @adds) ~ (@det | @ref-the | @ref-a)* @people-thing (~ @order-noun)? => ask:change-people ;; bias=0.4
form:order: {booked} @people-thing ~ @alters => ask:change-people ;; bias=0.3
form:order: {booked} {order-open}? ~ @stands-in => ask:change-people ;; bias=0.4
form:order: {booked} @takes-off ~ @whole-booking => ask:change-people ;; bias=0.3
form:order: {booked} (@alters | @adds | @cancels) ~ @insurance-thing (~ @order-noun)? => ask:insurance ;; bias=0.5
# "We do have travel insurance" asks for none.
form:order: {booked} @owns-cover => owns:cover ;; bias=0.9 not-after=@may
form:order: {booked} (@demands ~)? (@refunds-me | @refunds) ~ @insurance-thing (~ @order-noun)? => ask:insurance ;; bias=0.6
form:order: {booked} @insurance-thing ~ (@refunds | @gets-back | @not-here) => ask:insurance ;; bias=0.5
form:order: {booked} (@demands ~)? @compensates => ask:compensation ;; bias=0.3
form:order: (@fills ~)? @pay-paper => ask:vouchers ;; bias=0.2
form:order: {booked} @exception => ask:exception ;; bias=0.3
form:order: {booked} (@adds ~)? @same-trip (~ @again-word)? => ask:again ;; bias=0.3

form:order: (@fills ~)? @saved-word ~ @passenger-word ~ @last-time? => ask:saved-passengers ;; bias=0.1
form:order: @fills ~ @passenger-word => ask:saved-passengers ;; bias=0.1
`
