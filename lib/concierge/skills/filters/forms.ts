/** What narrows flights, what comes first among them, and what of that is taken back. Words stand in the lexicon. */
export const FILTERS = `
mins: {num>h} @dash? @hour (@and? {num>m} @minute?)? ;; make=minutes
mins: {num>h} @andahalf @hour => half:true ;; make=minutes
mins: {num>m} @dash? @minute ;; make=minutes
mins: {hourmin} ;; make=hourMinutes
mins: @halfhour ;; make=halfHour
mins: @hourhalf ;; make=hourAndHalf
tspan: @least ~ {mins>min} ;; make=span
tspan: {mins>min} @least ;; make=span
tspan: @most ~ {mins>max} ;; make=span
tspan: {mins>max} @most ;; make=span
tspan: @between {mins>min} @and {mins>max} ;; make=span
tspan: @between? {num>from} (@and | @dash | @to) {mins>max} ;; make=span
tspan: @not ~ @nothing? ~ @least ~ {mins>min} => flip:true ;; make=span
tspan: @not ~ @nothing? ~ @most ~ {mins>max} => flip:true ;; make=span
layn: (@short | @long | @wait)* @layword
layn: @wait
lift: @lift @of? ~
form:filters: {hedge}? ({tspan>span} | @about? {mins>about}) (@of | @for | @with)? ~ {layn} @eachway? {hedge}? ;; make=layover
form:filters: {hedge}? (@with | @mindnot)? ~ {layn} (@is | @of | @for | @pay | @need | @opener)* {tspan>span} {hedge}? ;; make=layover
form:filters: {hedge}? {layn} (@is | @of)* @about? {mins>about} {hedge}? ;; make=layover
form:filters: (@not | @cannot) (@pay | @nothing)* ~ {layn} (@of | @is | @pay)* (@least ~ {mins>min} | {mins>min} @least) => flip:true ;; make=layover
form:filters: (@not | @cannot) (@pay | @nothing)* ~ {layn} (@of | @is | @pay)* (@most ~ {mins>max} | {mins>max} @most) => flip:true ;; make=layover
form:filters: (@not | @cannot) (@pay | @toomuch)* {mins>min} (@layword | @wait) @layword? => flip:true ;; make=layover
form:filters: {layn} (@not | @cannot) (@is | @pay)* @least ~ {mins>min} => flip:true ;; make=layover
form:filters: {layn} (@not | @cannot) (@is | @pay)* @most ~ {mins>max} => flip:true ;; make=layover
form:filters: (@not | @cannot) ~ @toomuch? ~ @long @a? (@layword | @wait) => vague:short ;; make=layover
form:filters: {hedge}? @short (@layword | @wait) {hedge}? => vague:short ;; make=layover
form:filters: (@not | @cannot) ~ @toomuch? ~ @short @a? (@layword | @wait) => vague:enough ;; make=layover
form:filters: @with? ~ @long (@layword | @wait) => vague:long ;; make=layover
form:filters: {hedge}? (@not | @cannot) ~ @pay? ~ @overnight {hedge}? => overnight:false
form:filters: @mindnot ~ @overnight => overnight:true
form:filters: @overnight ~ (@isok | @matternot) => overnight:true
form:filters: {hedge}? (@durword | @nothing | @travelword | @inall)* (@is | @pay | @need | @of)* {tspan>span} (@durword | @inall | @eachway | @in)* {hedge}? ;; make=duration
form:filters: {hedge}? {tspan>span} (@of | @for)? @durword @eachway? {hedge}? ;; make=duration
form:filters: (@not | @cannot) (@nothing | @pay | @need)* @least ~ {mins>min} (@durword | @inall | @eachway)* => flip:true ;; make=duration
form:filters: @lift (@nothing | @pay)* @least ~ {mins>min} @durword? => flip:true ;; make=duration
form:filters: (@durword | @travelword) (@is | @of)* @most? {mins>max} ;; make=duration
form:filters: {hedge}? (@direct | @only @direct) @only? {hedge}? => direct:true
form:filters: (@not | @cannot | @neednot) (@need | @a | @only)* @direct => direct:false
form:filters: @direct ~ @matternot => direct:false
form:filters: @matternot @ifits? ~ @direct @ornot? => direct:false
form:filters: @matternot @ifits? ~ @stop @ornot? => direct:false
form:filters: @matternot @ifits? ~ @facet ;; make=lifted
form:filters: @direct ~ @is? (@not | @neednot) @need* => direct:false
form:filters: {hedge}? (@not | @cannot | @neednot) (@need | @a | @nothing | @pay | @to)* (@stop | @stopverb) {hedge}? => direct:true
form:filters: {num>zero} @stop ;; make=noStops
form:filters: @mindnot (@a | @nothing | @pay | @to | {num>n})* (@stop | @stopverb | @onestop | @indirect) => direct:false
form:filters: (@with | @a)* (@stop | @onestop | @stopverb) (@isok | @matternot) => direct:false
form:filters: @indirect @isok? => direct:false
form:filters: @onestop (@isok | @matternot) => direct:false
stopn: {num>n} @dash? @stop
stopn: @onestop => one:true
form:filters: {hedge}? @most ~ {stopn>stops} {hedge}? ;; make=stopsMax bias=-0.05
form:filters: {hedge}? @lessthan {stopn>stops} {hedge}? ;; make=stopsFewer
form:filters: {hedge}? {stopn>stops} (@most | @dash @most | @or @direct | @or @fewer) {hedge}? ;; make=stopsMax
form:filters: (@not | @cannot) (@nothing | @pay | @with | @need)* @least ~ {stopn>stops} ;; make=stopsMax
form:filters: (@not | @cannot) (@nothing | @with | @need)* {stopn>stops} ;; make=stopsFewer
form:filters: (@only | @exactly) {stopn>stops} ;; make=stopsExactly
form:filters: {stopn>stops} @only ;; make=stopsExactly
form:filters: @with? {stopn>stops} ;; make=stopsSome
form:filters: @fewer @stop => stops:1
form:filters: @fewest @stop @aspossible? => stops:1,soft:true

amt: {digits>a} @hundred>k ;; make=thousands
amt: {amount>a} @hundred>k ;; make=thousands
amt: {num>a} ;; make=plainAmount
money: @currency {amt>a} ;; make=money
money: {amt>a} @currency ;; make=money
anysum: {money}
anysum: {amt>a} ;; make=bareSum
per: @each => per:each
per: @inall => per:total
per: @eachway => way:each
per: @wholetrip => way:both
cap: @between? {amt>low} (@and | @dash | @to) {money>sum}
cap: @between? {money>low} (@and | @dash | @to) {money>sum}
cap: @most (@about | @of | @a)* {anysum>sum}
cap: {anysum>sum} @most
cap: @not (@nothing | @pay | @need)* @least ~ {anysum>sum}
cap: @cannot (@nothing | @pay | @need)* @least ~ {anysum>sum}
cap: @lift (@nothing | @pay)* @least ~ {anysum>sum}
form:filters: {hedge}? (@budget | @nothing | @travelword)* (@is | @pay | @need | @of)* {cap} {per}? {per}? {hedge}? ;; make=budget
form:filters: @budget (@is | @of | @colon | @about | @a | @most | @for)* {anysum>sum} {per}? {per}? ;; make=budget
form:filters: (@haveonly @only? | @only @haveonly) (@about | @only | @most)* {anysum>sum} {per}? {per}? (@budget)? ;; make=budget
form:filters: @about? {money>sum} {per}? {per}? @budget ;; make=budget
form:filters: {money>sum} {per} ;; make=budget
form:filters: (@about | @for) {money>sum} {per}? ;; make=budget
form:filters: {anysum>sum} {per}? @is @whose @budget ;; make=budget
form:filters: (@makethat @comma?) (@makethat @comma?)? (@makethat @comma?)? (@about | @most)? {anysum>sum} {per}? @then? ;; weak make=moved bias=-0.1
form:filters: {cap} {per}? (@for {grp>party} | {mention>all}) ;; make=budgetForAll
form:filters: @budget (@is | @of | @colon)* {anysum>sum} (@for {grp>party} | {mention>all}) ;; make=budgetForAll
form:filters: {lift} @facet @limitword? (@isok)? ;; make=lifted
form:filters: {lift} @limitword (@of | @for | @on | @the)* @facet ;; make=lifted
form:filters: @facet ~ @matternot ;; make=lifted
form:filters: {lift} @filters => reset:true
form:filters: @show ~ @everything (@again)? => reset:true
form:filters: @everything @again => reset:true

form:filters: {hedge}? @cheapest @nothing? @isok? {hedge}? => sort:cheapest
form:filters: (@not | @cannot) (@toomuch | @pay | @a)* @expensive => sort:cheapest,soft:true
form:filters: (@not | @cannot) (@pay | @toomuch)* @fortune => sort:cheapest,soft:true
form:filters: {hedge}? @fastest (@nothing | @flights)? {hedge}? => sort:fastest
form:filters: {hedge}? @bestvalue {hedge}? => sort:best-value
form:filters: (@not | @neednot) @need* ~ (@cheapest | @fastest) => sort:best-value
form:filters: (@cheapest | @fastest) @is? @matternot => sort:best-value
form:filters: (@in | @to | @with) ~ @currency ;; make=currencyWish
form:filters: @currencyword (@is | @colon | @to | @in)* @currency ;; make=currencyWish
form:filters: @currency (@for | @as) ~ @currencyword ;; make=currencyWish
form:filters: {hedge}? (@on | @with | @in | @a)* @craft @craftword? {hedge}? ;; make=aircraft
form:filters: (@not | @cannot) (@out | @on | @with | @in | @a | @pay)* @craft @craftword? => no:true ;; make=aircraft
form:filters: {hedge}? (@with | @on)? @oneairline (@throughout | @only)* {hedge}? => oneAirline:true
form:filters: (@not | @cannot) (@pay | @to)* @mixing => oneAirline:true
form:filters: (@mindnot | @neednot) (@pay | @to)* (@mixing | @oneairline) => oneAirline:false
form:filters: @mixing (@isok | @matternot) => oneAirline:false
form:filters: (@not | @cannot) (@pay | @a | @to)* @airportchange => airportChange:false
form:filters: @mindnot (@pay | @a | @to)* @airportchange => airportChange:true
form:filters: @airportchange (@isok | @matternot) => airportChange:true
form:filters: {hedge}? @need? @refundable {hedge}? => refundable:true
form:filters: (@not | @neednot) @need* @refundable => refundable:false
form:filters: @nonrefundable (@isok)? => refundable:false
form:filters: @refundable @matternot => refundable:false
form:filters: @not (@a | @nothing)* @nonrefundable => refundable:true
`
