/** English words for fares: what they are called, what they allow, how they are chosen. */
export const FARES_EN = `
[glue]
@means: get | have | has | do
@fare-or-flight: it | that | this | that one | this one | the same

[lead]
@as-shown: there
@means: bring
@fare-with: with | w | including | incl | that has | that includes | that include | which include | including my | which has | which includes | with a
@fare-noun: fare | ticket | price | tariff | fare class | type of fare
@fares-noun: fares | tickets | prices | tariffs

[solid]
@change-word: change | changes | cancel | rebook | swap | give back | return | refund
@fare-noun: brand | bundle
@fare-it: that fare | this fare | the same fare | same fare | that ticket | same ticket | the same ticket | the same one
@fare-brand: light=brand:light,order:cheapest | lite=brand:light,order:cheapest | basic=brand:basic,order:cheapest | standard=brand:standard | classic=brand:classic | flex=brand:flex | flexi=brand:flex | flexible=brand:flex | plus=brand:plus;-0.4 | saver=brand:saver,order:cheapest | value=brand:value;-0.6 | smart=brand:smart;-0.6 | comfort=brand:comfort;-0.4
@fare-order: cheapest=order:cheapest | lightest=order:cheapest | most basic=order:cheapest | plainest=order:cheapest | lowest=order:cheapest | least expensive=order:cheapest | lowest price=order:cheapest | lowest fare=order:cheapest | basic=order:cheapest;-0.1 | light=order:cheapest;-0.1 | lite=order:cheapest;-0.1 | saver=order:cheapest;-0.1 | cheaper=order:cheapest | cheap=order:cheapest | simplest=order:cheapest | expensive=order:dearest | most expensive=order:dearest | dearest=order:dearest | priciest=order:dearest | top=order:dearest | best=order:dearest;-0.1 | dearer=order:dearest
@middle: middle | in the middle
@fare-flex: most flexible=need:refund | fully flexible=need:refund
@fare-refundable: refundable=need:refund | fully refundable=need:refund | refunded=need:refund | cancellable=need:refund
@refund-noun: money back=need:refund | free cancellation=need:refund | refund=need:refund | refunds=need:refund | full refund=need:refund
@changeable: changeable=need:change | i can change=need:change | we can change=need:change | i can change without fee=need:change | i can change for free=need:change | we can change for free=need:change | allows changes=need:change | with free changes=need:change | can be changed for free=need:change | flexible=need:change;-0.2 | can be changed=need:change | lets me change=need:change
@fare-bag: case each=need:bag | a case=need:bag | one case=need:bag | cases=need:bag | hold bag=need:bag | checked case=need:bag | checked luggage=need:bag | bag=need:bag | bags=need:bag | luggage=need:bag | suitcase=need:bag | baggage=need:bag | checked bag=need:bag | suitcases=need:bag
@fare-cabin: business=cabin:business | business class=cabin:business | first class=cabin:first | economy=cabin:economy | economy class=cabin:economy | premium=cabin:premium | premium economy=cabin:premium
@bag-in: included | in it | in the price | thrown in | built in | as standard | already
@as-shown: shown | displayed | listed | as they are | suggested | as shown | above | offered | given
@means: mean | means | include | includes | included | cover | covers | offers | allow | allows | come with | cost | costs
@extra-cost: more | extra
@on-top: on top
`
