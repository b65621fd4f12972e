/** Filters, sorting, and what of them is withdrawn. Words are in the lexicon. */
export const FILTERS = `
tspan: @least ~ {hours>min} ;; make=span
tspan: {hours>min} @least ;; make=span
tspan: @most ~ {hours>max} ;; make=span
tspan: {hours>max} @most ;; make=span
tspan: @between {hours>min} @and {hours>max} ;; make=span
tspan: @most ~ {num>from} (@and | @dash | @to | @or) {hours>max} ;; make=span
tspan: {num>from} (@and | @dash | @to | @or) {hours>max} @most ;; make=span
tspan: @least ~ {hours>min} @comma? (@and | @but) ~ @most ~ {hours>max} ;; make=span
tspan: @between? {num>from} (@and | @dash | @to) {hours>max} ;; make=span
tspan: @not ~ @any-flight? ~ @least ~ {hours>min} => flip:true ;; make=span
tspan: @not ~ @any-flight? ~ @most ~ {hours>max} => flip:true ;; make=span
lay-least: {hours>min}
lay-least: {num>bare} ;; make=bareWait bias=-0.05
lay-most: {hours>max}
lay-most: {num>bare} ;; make=bareWaitAtMost bias=-0.05
layn: (@short-wait | @long-wait | @waiting)* @layword
layn: @waiting
lift: @lift @of? ~
form:filters: {hedge}? ({tspan>span} | @about? {hours>about}) (@of | @for | @with)? ~ {layn} @eachway? {hedge}? ;; make=layover
form:filters: {hedge}? {tspan>span} (@of | @for | @with)? ~ {layn} @comma? (@and | @but | @or) ~ {tspan>other} ;; make=layover
form:filters: (@not | @cannot) (@pay-take | @any-flight)* ~ {layn} (@of | @is-are | @pay-take)* (@of | @from)? @most ~ {hours>max} @comma? (@and | @or | @but | @not | @of | @from)* ~ @least ~ {hours>min} => flip:true ;; make=layover
form:filters: (@not | @cannot) (@pay-take | @any-flight)* ~ {layn} (@of | @is-are | @pay-take)* @most ~ {hours>max} @comma? (@and | @or | @but) ~ {tspan>other} => flip:true ;; make=layover
form:filters: {layn} (@comma | @and | @but)* @not ~ @the? @wholeflight => f:duration ;; make=lifted bias=0.2
form:filters: @not ~ @the? @wholeflight => f:duration ;; make=lifted bias=0.1
form:filters: {hedge}? {tspan>span} ~ @wherechange {hedge}? ;; make=layover
form:filters: @wherechange @comma? (@opener | @pay-take | @is-are | @need-be)* ~ {tspan>span} {hedge}? ;; make=layover
form:filters: @with ~ {tspan>span} ~ @betweentimes ;; make=layover
# Nobody asks for a flight that takes "at least 90 minutes".
form:filters: (@any-flight | @head)* @with ~ {tspan>span} {hedge}? ;; last make=layoverAtLeast bias=-0.05
form:filters: {hedge}? (@with | @mindnot | @keepto)? ~ {layn} (@is-are | @of | @for | @pay-take | @need-be | @opener)* {tspan>span} {hedge}? ;; make=layover
form:filters: {hedge}? {layn} (@is-are | @of)* @about? {hours>about} {hedge}? ;; make=layover
# "Min layover 90", "layover max 3": the unit is told by the figure.
form:filters: {hedge}? @least ~ {layn} (@is-are | @of | @colon)* {lay-least} {hedge}? ;; make=layover bias=0.05
form:filters: {hedge}? @most ~ {layn} (@is-are | @of | @colon)* {lay-most} {hedge}? ;; make=layover bias=0.05
form:filters: {hedge}? {layn} (@is-are | @of | @colon)* (@least ~ {lay-least} | {lay-least} @least) {hedge}? ;; make=layover
form:filters: {hedge}? {layn} (@is-are | @of | @colon)* (@most ~ {lay-most} | {lay-most} @most) {hedge}? ;; make=layover
form:filters: (@not | @cannot) (@pay-take | @any-flight)* ~ {layn} (@of | @is-are | @pay-take)* (@least ~ {hours>min} | {hours>min} @least) => flip:true ;; make=layover
form:filters: (@not | @cannot) (@pay-take | @any-flight)* ~ {layn} (@of | @is-are | @pay-take)* (@most ~ {hours>max} | {hours>max} @most) => flip:true ;; make=layover
form:filters: (@not | @cannot) (@pay-take | @toomuch)* {hours>min} (@layword | @waiting) @layword? => flip:true ;; make=layover
form:filters: {layn} (@not | @cannot) (@is-are | @pay-take)* @least ~ {hours>min} => flip:true ;; make=layover
form:filters: {layn} (@not | @cannot) (@is-are | @pay-take)* @most ~ {hours>max} => flip:true ;; make=layover
form:filters: (@not | @cannot) ~ @toomuch? ~ @long-wait @an-article? (@layword | @waiting) => vague:short ;; make=layover
form:filters: {hedge}? @short-wait (@layword | @waiting) {hedge}? => vague:short ;; make=layover
form:filters: (@not | @cannot) ~ @toomuch? ~ @short-wait @an-article? (@layword | @waiting) => vague:enough ;; make=layover
form:filters: @with? ~ @long-wait (@layword | @waiting) => vague:long ;; make=layover
form:filters: {hedge}? (@not | @cannot) ~ @pay-take? ~ @overnight {hedge}? => overnight:false
form:filters: (@not | @cannot) ~ @sitting ~ @inairport? ~ @overnight => overnight:false
form:filters: @mindnot ~ @overnight => overnight:true
form:filters: @overnight ~ (@isok | @matternot) => overnight:true
form:filters: {hedge}? (@need-be | @any-flight | @with | @only-so | @an-article)* @nightstop @need-be* {hedge}? => flag:withOvernightLayover ;; bias=0.1
form:filters: {hedge}? (@need-be | @any-flight | @only-so)* (@with | @need-be | @only-so) ~ @onboard @need-be* {hedge}? ;; make=wanted
form:filters: {hedge}? @onboard (@need-be | @withbehind) {hedge}? ;; make=wanted
form:filters: {hedge}? (@need-be | @only-so)* @flights (@with | @of)? ~ (@onboard | @roomy) @need-be* {hedge}? ;; make=wanted bias=0.2
form:filters: {asks-list} ~ @any-flight (@with | @of)? ~ (@onboard | @roomy) ;; make=wanted bias=0.3
form:filters: (@and | @but | @comma) (@with | @an-article | @only-so)* (@onboard | @roomy) ;; make=wanted bias=0.2
form:filters: {hedge}? (@with | @only-so | @need-be | @includes)* ~ @seatfree @need-be* {hedge}? => flag:withSeatChoice ;; bias=0.3
form:filters: {hedge}? (@need-be | @any-flight | @with | @only-so)* @includes ~ @seatchoice => flag:withSeatChoice ;; bias=0.2
form:filters: {hedge}? (@any-flight | @with | @only-so | @an-article)* @seatchoice (@need-be | @is-are | @also)* @includes {hedge}? => flag:withSeatChoice ;; bias=0.3
form:filters: @neednot (@with | @an-article)* (@onboard | @roomy) ;; make=unwanted bias=0.1
form:filters: (@takeback | @dropword | @neednot) ~ (@onboard | @roomy | @legroom-word) ;; make=unwanted bias=0.5
form:filters: @matternot @ifits? ~ (@onboard | @roomy) ;; make=unwanted bias=0.1
form:filters: (@onboard | @roomy) @comma? ~ @matternot ;; make=unwanted bias=0.2
form:filters: @removal @the? @onboard @limitword? ;; make=unwanted bias=0.1
form:filters: {hedge}? (@need-be | @any-flight | @with | @only-so)* @includes ~ @cabinbag => cabinBag:true ;; bias=0.1
form:filters: {hedge}? (@any-flight | @with | @only-so | @an-article)* @cabinbag (@need-be | @is-are | @also)* @includes {hedge}? => cabinBag:true ;; bias=0.1
form:filters: @neednot (@with | @an-article)* @cabinbag => cabinBag:false ;; bias=0.1
form:filters: {hedge}? (@not | @cannot) ~ @pay-take? ~ @redeye {hedge}? => redEye:false ;; bias=0.2
form:filters: {hedge}? (@not | @cannot) ~ @pay-take? ~ @redeye ~ @homebound {hedge}? => redEye:false,slice:1 ;; bias=0.2
form:filters: {hedge}? (@not | @cannot) ~ @pay-take? ~ @redeye ~ @outgoing {hedge}? => redEye:false,slice:0 ;; bias=0.2
form:filters: @removal ~ @redeye => redEye:false ;; bias=0.2
form:filters: (@mindnot | @matternot) ~ @redeye => redEye:true ;; bias=0.2
form:filters: @redeye ~ (@isok | @matternot) => redEye:true ;; bias=0.2
form:filters: {hedge}? {tspan>span} (@durword | @inall | @eachway)? (@durword | @inall | @eachway)? {hedge}? ;; make=duration
form:filters: (@durword | @travelword | @inall) (@is-are | @pay-take | @need-be | @of)* {tspan>span} (@durword | @inall | @eachway)? (@durword | @inall | @eachway)? {hedge}? ;; make=duration
form:filters: @any-flight (@is-are | @pay-take)? {tspan>span} (@durword | @inall | @eachway)? (@durword | @inall | @eachway)? {hedge}? ;; make=duration
form:filters: {hedge}? {tspan>span} (@of | @for)? @durword @eachway? {hedge}? ;; make=duration
form:filters: (@not | @cannot) (@any-flight | @pay-take | @need-be)* @least ~ {hours>min} (@durword | @inall | @eachway)* => flip:true ;; make=duration
form:filters: @lift (@any-flight | @pay-take)* @least ~ {hours>min} @durword? => flip:true ;; make=duration
form:filters: (@durword | @travelword) (@is-are | @of)* @most? {hours>max} ;; make=duration
form:filters: {hedge}? (@direct-flight | @only-so @direct-flight) @only-so? {hedge}? => direct:true
form:filters: @may ~ @take ~ @direct-flight => direct:true
form:filters: @show-me ~ @only-so? ~ @the? @direct-flight @only-so? => direct:true ;; bias=0.3
# Of one way: the search itself can only be direct both ways.
form:filters: {flights} {hedge}? @only-so? @direct-flight @only-so? (@for | @on | @comma)* {slice-way>way} @only-so? {hedge}? ;; make=directOneWay bias=0.1
form:filters: {flights} @only-so? {slice-way>way} (@is-are | @need-be | @only-so | @comma)* @direct-flight @only-so? ;; make=directOneWay bias=0.1
form:filters: @indirect @notbehind => direct:true ;; bias=0.3
form:filters: @need-be ~ @direct-flight @need-be? => direct:true ;; bias=0.1
form:filters: @direct-flight @need-be => direct:true ;; bias=0.05
# "Is there no direct flight in the evening?" asks for one.
form:filters: {asks-list} ~ @not @an-article? @direct-flight => direct:true ;; bias=0.05
form:filters: (@not | @cannot | @neednot) (@need-be | @an-article | @only-so)* @direct-flight => direct:false
form:filters: @direct-flight ~ @matternot => direct:false
form:filters: @matternot @ifits? ~ @direct-flight @ornot? => direct:false
form:filters: @matternot @ifits? ~ @stop-word @ornot? => direct:false
form:filters: @matternot @ifits? ~ @facet ;; make=lifted
form:filters: @direct-flight ~ @is-are? (@not | @neednot) @need-be* => direct:false ;; last
form:filters: {hedge}? (@not | @cannot | @neednot) (@need-be | @an-article | @any-flight | @pay-take | @to)* (@stop-word | @stopverb) {hedge}? => direct:true
form:filters: @stopverb ~ @is-are ~ @weary => direct:true,soft:true
form:filters: {num>zero} @stop-word ;; make=noStops
form:filters: @mindnot (@an-article | @any-flight | @pay-take | @to | {num>n})* (@stop-word | @stopverb | @onestop | @indirect) => direct:false
form:filters: (@with | @an-article)* (@stop-word | @onestop | @stopverb) (@isok | @matternot) => direct:false
form:filters: @indirect @isok? => direct:false
form:filters: @onestop (@isok | @matternot) => direct:false
stopn: {num>n} @dash? @stop-word
stopn: @onestop => one:true
form:filters: {hedge}? @most ~ {stopn>stops} {hedge}? ;; make=stopsMax bias=0.05
form:filters: {hedge}? @lessthan {stopn>stops} {hedge}? ;; make=stopsFewer
form:filters: {hedge}? {stopn>stops} (@most | @dash @most | @or @direct-flight | @or @fewer) {hedge}? ;; make=stopsMax
form:filters: (@not | @cannot) (@any-flight | @pay-take | @with | @need-be)* @least ~ {stopn>stops} ;; make=stopsMax
form:filters: (@not | @cannot) (@any-flight | @with | @need-be)* {stopn>stops} ;; make=stopsFewer
form:filters: @exactly-so {stopn>stops} ;; make=stopsExactly
form:filters: @with? (@only-so | @single) (@an-article | @the-those)? @single? {stopn>stops} ;; make=stopsMax
form:filters: {hedge}? @with? @an-article? @single @stop-word {hedge}? => stops:1 ;; bias=0.05
form:filters: {stopn>stops} @only-so ;; make=stopsMax
form:filters: {hedge}? @with? @only-so? @onestop (@of | @with) {tspan>span} {hedge}? ;; make=oneStopWithLayover bias=0.1
form:filters: @with? {stopn>stops} ;; make=stopsSome
form:filters: @fewer @stop-word => stops:1
form:filters: @fewest @stop-word @aspossible? => stops:1,soft:true

amt: {digits>a} @hundred>k ;; make=thousands
amt: {amount>a} @hundred>k ;; make=thousands
amt: {num>a} ;; make=plainAmount
money: @currency {amt>a} ;; make=money
money: {amt>a} @currency ;; make=money
anysum: {money}
anysum: {amt>a} ;; make=bareSum bias=-0.02
budget-word: @budget
budget-word: @spend => whole:true
budget-word: @whole-budget => whole:true,per:total
basis: @for-each => per:each
basis: @inall => per:total
basis: @eachway => way:each
basis: @wholetrip => way:both
cap: @between? {amt>low} (@and | @dash | @to) {money>sum}
cap: @between? {money>low} (@and | @dash | @to) {money>sum}
cap: @most (@about | @of | @an-article | @is-are | @colon)* {anysum>sum}
cap: @most {anysum>sum} ;; bias=0.05
cap: {anysum>sum} @most
cap: @not (@any-flight | @pay-take | @need-be)* @least @about? ~ {anysum>sum}
cap: @cannot (@any-flight | @pay-take | @need-be)* @least @about? ~ {anysum>sum}
cap: @lift (@any-flight | @pay-take)* @least @about? ~ {anysum>sum}
form:filters: {hedge}? {cap} {basis}? {basis}? {hedge}? ;; make=budget
# "Anything under £200?", "nothing under £100?": asks what of the list costs less.
form:filters: ({asks-list} | {flights} (@which | @whats-of)) ~ {cap} {basis}? {basis}? ;; make=budgetOfList bias=0.1
form:filters: {flights} @nothingof ~ {cap} {basis}? @qmark ;; make=budgetOfList bias=0.3
form:filters: @any-flight? {cap} @wholetrip @politely => way:both ;; make=budget
form:filters: @keepto (@it | @that)* {cap} {basis}? {basis}? ;; make=budget bias=0.6
form:filters: {hedge}? ({budget-word} | @travelword) (@is-are | @pay-take | @need-be | @of)* {cap} {basis}? {basis}? {hedge}? ;; make=budget
form:filters: @for-each>each (@is-are | @comma)? {cap} => per:each ;; make=budget
form:filters: (@inall | @total-sum) (@is-are | @comma)? {cap} => per:total ;; make=budget bias=0.1
form:filters: (@any-flight | @pay-take) (@is-are | @pay-take)? {cap} {basis}? {basis}? ;; make=budget
form:filters: {budget-word} (@is-are | @of | @colon | @about | @an-article | @most | @for)* {anysum>sum} {basis}? {basis}? ;; make=budget
form:filters: (@haveonly @only-so? | @only-so @haveonly) (@about | @only-so | @most)* {anysum>sum} {basis}? {basis}? ({budget-word})? => whole:true ;; make=budget
form:filters: (@haveonly @only-so? | @only-so @haveonly) (@about | @only-so | @most)* {anysum>sum} {basis}? {basis}? @for ~ @flights ;; make=budget
form:filters: @about? {money>sum} {basis}? {basis}? {budget-word} ;; make=budget
form:filters: {money>sum} {basis} ;; make=budget
form:filters: (@about | @for) {money>sum} {basis}? ;; make=budget
form:filters: {anysum>sum} {basis}? @is-are @whose {budget-word} ;; make=budget
form:filters: @canido @with (@about | @only-so)* {anysum>sum} {basis}? ;; make=budget
form:filters: (@makethat @comma?) (@makethat @comma?)? (@makethat @comma?)? (@about | @most)? {anysum>sum} {basis}? @then-now? ;; weak make=moved bias=-0.1
form:filters: {cap} {basis}? (@for {grp>party} | {mention>all}) ;; make=budgetForAll
form:filters: {budget-word} (@is-are | @of | @colon)* {anysum>sum} (@for {grp>party} | {mention>all}) ;; make=budgetForAll
form:filters: @howmuch (@spend | @is-are | @whose)* ~ @is-left (@of | @for | @whose | @an-article | @spend)* (@house | @any-flight)? => asksBudget:true ;; bias=0.4
form:filters: @howmuch (@of | @from) ~ {anysum} (@whose | @is-are)* @is-left => asksBudget:true ;; bias=0.5
form:filters: @is-left (@of | @from) ~ (@spend | @whole-budget) => asksBudget:true ;; bias=0.3
form:filters: @is-are? ~ @money-left (@for | @whose | @an-article)* (@house | @any-flight)? => asksBudget:true ;; bias=0.4
form:filters: (@is-are | @it | @that)* @within-budget => asksBudget:true ;; bias=0.3
form:filters: {lift} @the? @facet @limitword>word @isok? ;; make=lifted
form:filters: {lift} @the? @facet @isok? ;; make=lifted
form:filters: {lift} @the? @limitword>word (@of | @for | @on | @the-those | @the)* @facet ;; make=lifted bias=0.1
form:filters: @facet ~ @matternot ;; make=lifted
form:filters: {lift} @the? @facet @limitword>word? @only-so? ~ @homebound @only-so? @politely? => slice:1 ;; make=lifted
form:filters: {lift} @the? @facet @limitword>word? @only-so? ~ @outgoing @only-so? @politely? => slice:0 ;; make=lifted
form:filters: {lift} @the? @homebound @facet @limitword>word? => slice:1 ;; make=lifted
form:filters: {lift} @the? @outgoing @facet @limitword>word? => slice:0 ;; make=lifted
form:filters: {lift} @onefilter @only-so? ~ @homebound @only-so? @politely? => resetOne:true,slice:1 ;; bias=0.05
form:filters: {lift} @onefilter @only-so? ~ @outgoing @only-so? @politely? => resetOne:true,slice:0 ;; bias=0.05
form:filters: {lift} @filters @only-so? ~ @homebound @only-so? @politely? => reset:true,slice:1 ;; bias=0.05
form:filters: {lift} @filters @only-so? ~ @outgoing @only-so? @politely? => reset:true,slice:0 ;; bias=0.05
form:filters: {lift} @the? @homebound @onefilter => resetOne:true,slice:1 ;; bias=0.1
form:filters: {lift} @the? @outgoing @onefilter => resetOne:true,slice:0 ;; bias=0.1
form:filters: {lift} @the? @homebound @filters => reset:true,slice:1 ;; bias=0.1
form:filters: {lift} @the? @outgoing @filters => reset:true,slice:0 ;; bias=0.1
form:filters: {lift} @the? @facet @limitword>word? @only-so? (@for | @on)? {slice-way>way} @only-so? @politely? ;; make=lifted bias=0.05
form:filters: {lift} (@onefilter | @filters>all) @only-so? (@for | @on)? {slice-way>way} @only-so? @politely? ;; make=liftedOfWay bias=0.1
hoursnamed: {cls>hours}
hoursnamed: {tbare} (@and | @dash | @to) {tbare}
hoursnamed: @arrives {cls>hours} => side:arrive
form:filters: ({lift} | @leave-off) ~ {hoursnamed>hours} (@onefilter | @limitword | @windowword) ;; make=liftedHours bias=-0.05
form:filters: @removal @the? {hoursnamed>hours} @head ;; make=liftedHours bias=-0.05
form:filters: ({lift} | @leave-off) @the? (@onefilter | @limitword) ~ {hoursnamed>hours} ;; make=liftedHours bias=-0.05
form:filters: {lift} @onefilter @comma? @the? {hoursnamed>hours} (@onefilter | @head)? ;; make=liftedHours bias=0.1
form:filters: ({lift} | @leave-off)? @the? {hoursnamed>hours} (@onefilter | @head)? ;; asked=filter make=liftedHours bias=0.2
form:filters: ({lift} | @leave-off)? @the? @arrives @head? => lifted:arrival ;; asked=filter bias=0.2
form:filters: ({lift} | @leave-off)? @the? @fly @head? => lifted:departure ;; asked=filter bias=0.2
form:filters: @removal @the? @direct-flight @limitword? => direct:false ;; bias=0.05
form:filters: @takeback @the? @direct-flight @limitword? => direct:false ;; bias=0.15
# "Early is fine": an hour that was refused is allowed again.
form:filters: (@early | @late | @earlything | @latething | @tooearly | @toolate) ~ @isok @afterall? => lifted:departure ;; bias=0.3
form:filters: @mindnot ~ (@early | @late | @earlything | @latething) => lifted:departure ;; bias=0.3
form:filters: @removal @the? @direct-flight @limitword? @only-so? ~ @homebound @only-so? @politely? => direct:false,slice:1 ;; bias=0.15
form:filters: @removal @the? @direct-flight @limitword? @only-so? ~ @outgoing @only-so? @politely? => direct:false,slice:0 ;; bias=0.15
form:filters: @the? @facet @limitword>word? @head? ;; asked=filter make=lifted
form:filters: @the? @direct-flight @head? => direct:false ;; asked=filter bias=0.2
form:filters: @both2 => reset:true ;; asked=filter
form:filters: @removal (@it | @that | @pronoun) => resetOne:true ;; bias=-0.05
form:filters: (@it | @that | @pronoun) ~ @removalbehind => resetOne:true ;; bias=-0.05
form:filters: {cap} @per-night => ofStay:true ;; bias=-0.1
form:filters: {lift} @filters => reset:true
form:filters: @onefilter ~ @removalbehind => resetOne:true
form:filters: @removed-it => resetOne:true
form:filters: {lift} @onefilter => resetOne:true
form:filters: @show-all ~ @everything (@all-again)? => reset:true
form:filters: @everything @all-again => reset:true

form:filters: {hedge}? @cheapest (@any-flight | @datesword)? @isok? {hedge}? => sort:cheapest
form:filters: (@not | @cannot) (@toomuch | @pay-take | @an-article)* @expensive => sort:cheapest,soft:true
form:filters: (@not | @cannot) (@pay-take | @toomuch)* @fortune => sort:cheapest,soft:true
form:filters: {hedge}? @fastest (@any-flight | @flights)? {hedge}? => sort:fastest
form:filters: {hedge}? @bestvalue {hedge}? => sort:best-value
form:filters: (@not | @neednot) @need-be* ~ (@cheapest | @fastest) => sort:best-value
form:filters: (@cheapest | @fastest) @is-are? @matternot => sort:best-value
form:filters: (@in | @to) ~ @currency ;; make=currencyWish
form:filters: @with ~ @currency ;; make=currencyWish last
form:filters: @currencyword (@is-are | @colon | @to | @in)* @currency ;; make=currencyWish
form:filters: @currency (@for | @as) ~ @currencyword ;; make=currencyWish
form:filters: {hedge}? (@on | @with | @in | @an-article)* @craft @craftword? {hedge}? ;; make=aircraft
form:filters: (@not | @cannot) (@out | @on | @with | @in | @an-article | @pay-take)* @craft @craftword? => no:true ;; make=aircraft
form:filters: @neednot (@need-be | @on | @an-article)* @craft @craftword? => f:aircraft ;; make=lifted
form:filters: {hedge}? (@with | @on)? @oneairline (@throughout | @only-so)* {hedge}? => oneAirline:true
form:filters: (@not | @cannot) (@pay-take | @to)* @mixing => oneAirline:true
form:filters: (@mindnot | @neednot) (@pay-take | @to)* (@mixing | @oneairline) => oneAirline:false
form:filters: @mixing (@isok | @matternot) => oneAirline:false
form:filters: (@not | @cannot) (@pay-take | @an-article | @to)* @airportchange => airportChange:false
form:filters: @mindnot (@pay-take | @an-article | @to)* @airportchange => airportChange:true
form:filters: @airportchange (@isok | @matternot) => airportChange:true
form:filters: {hedge}? @need-be? @refundable-fare {hedge}? => refundable:true ;; bias=-0.1
form:filters: {hedge}? @need-be? @changeable-fare {hedge}? => refundable:true,changeable:true ;; bias=-0.1
form:filters: @may ~ (@take | @show-list) (~ @any-flight)? @only-so? @an-article? @refundable-fare @only-so? => refundable:true ;; bias=0.25
form:filters: @may ~ (@take | @show-list) (~ @any-flight)? @only-so? @an-article? @changeable-fare @only-so? => refundable:true,changeable:true ;; bias=0.25
form:filters: (@not | @cannot | @neednot) (@need-be | @an-article | @pay-take)* ~ @refundable-fare => refundable:false
form:filters: @nonrefundable (@isok)? => refundable:false
form:filters: (@not | @cannot | @neednot) (@need-be | @an-article | @pay-take)* ~ @changeable-fare => refundable:false
form:filters: (@refundable-fare | @changeable-fare) @matternot => refundable:false
form:filters: @not (@an-article | @any-flight)* @nonrefundable => refundable:true
`
