/** Times of day as windows: `{cls}` is a list of { from?, to?, about?, side?, not? } in minutes of the day. */
export const CLOCK_RULES = `
tsure: {clock} (@dayhalf | @oclock)? ;; make=time
tsure: ({digits} | {hhmm} | @hourword) (@dayhalf | @oclock) ;; make=time
tsure: ({digits} | @hourword) @oclock @dayhalf ;; make=time
tsure: (@units | @teens) {dword>minute} @dayhalf? ;; make=timeOfWords
# "0900 hours"; "for four hours" is how long.
tsure: {hhmm} @hundred-hours ;; make=time
tsure: @momentnoon ;; make=time
tsure: @midnight => isMidnight:true ;; make=time
tsure: @halfpast ({digits} | @hourword) (@dayhalf | @oclock)? ;; make=time
tfigure: ({digits} | {hhmm}) ;; make=bareTime
tbare: {tfigure}
tbare: @hourword ;; make=bareTime
tshown: {tsure}
tshown: {hhmm} ;; make=bareTime
toomuch: @tooearly => side:early
toomuch: @toolate => side:late
toomuch: @eventverb ~ (@early | @tooearly) => side:early
toomuch: @eventverb ~ (@late | @toolate) => side:late
part: @daypart
part: @nightpart
part: @early @hyphen? (@in | @ontheday)? @the? (@daypart | @nightpart) => mod:early ;; make=partOfPart
part: (@daypart | @nightpart) @early => mod:early ;; make=partOfPart
part: @late @hyphen? (@in | @ontheday)? @the? (@daypart | @nightpart) => mod:late ;; make=partOfPart
part: @redeye => from:1260,to:1440,name:night
hourthere: @comma? @sayso @about? ({tsure} | {tbare}) @ish?
clk: @before @about? @the? {tsure} => rel:before ;; make=bound
clk: @dayby @about? @the? {tsure} => rel:before,isBy:true ;; make=bound bias=0.02
clk: @dayby @about? {tbare} => rel:before,isBy:true ;; make=bound bias=-0.18
clk: @after @about? @the? {tsure} => rel:after ;; make=bound
clk: @after {tbare} @ish => rel:after ;; make=bound bias=0.05
clk: @latestby @about? {tsure} => rel:before ;; make=bound bias=0.05
clk: @latestby @about? {tfigure} => rel:before ;; make=bound bias=-0.05
clk: @earliestby @about? {tsure} => rel:after ;; make=bound bias=0.05
clk: @earliestby @about? {tfigure} => rel:after ;; make=bound bias=-0.05
clk: @before @about? {tbare} => rel:before ;; make=bound bias=-0.2 not-after=@the
clk: @after @about? {tbare} => rel:after ;; make=bound bias=-0.2
clk: @beforeday @the? {part} => rel:before ;; make=bound
clk: (@dayby | @notafter) @the? {part} => rel:by ;; make=bound
clk: @after @the? {part} => rel:after ;; make=bound
clk: @before @the? @momentspan => rel:before ;; make=bound
clk: @after @the? @momentspan => rel:after ;; make=bound
clk: (@at | @about)* {tsure} @ish? => rel:about ;; make=bound
clk: @at? @about? {tbare} @ish => rel:about ;; make=bound
clk: @at @about? {tbare} => rel:about ;; make=bound bias=-0.2
clk: @about {tbare} => rel:about ;; make=bound bias=-0.4
clk: @at? {tsure} @orlater => rel:after ;; make=bound
clk: @at? {tsure} @orearlier => rel:before ;; make=bound
clk: {tbare} @orlater => rel:after ;; make=bound bias=-0.4
clk: {tbare} @orearlier => rel:before ;; make=bound bias=-0.4
clk: (@between | @inbetween)? {tsure>from} (@and | @dash) {tsure>to} ;; make=timesBetween
clk: (@between | @inbetween)? {tbare>from} (@and | @dash) {tsure>to} ;; make=timesBetween
clk: (@between | @inbetween) {tsure>from} (@and | @dash) {tbare>to} ;; make=timesBetween
clk: @inbetween {tbare>from} (@and | @dash) {tbare>to} ;; make=timesBetween bias=-0.2
clk: (@before | @dayby) @the? (@momentspan>moment | {part>moment}) {hourthere>hour} => rel:before ;; make=hourOfMoment
clk: @after @the? (@momentspan>moment | {part>moment}) {hourthere>hour} => rel:after ;; make=hourOfMoment
clk: (@in | @at | @for | @during)* @the? (@momentspan>moment | {part>moment}) {hourthere>hour} => rel:about ;; make=hourOfMoment
clk: (@at | @about)* {tbare>hours+} (@or | @comma) ({tbare>hours+} @or)? {tsure>hours+} ;; make=anyHour
clk: (@at | @about)* {tsure>hours+} (@comma @or? {tbare>hours+})* @comma? @or {tbare>hours+} (@isok | @allright)* ;; make=anyHour bias=-0.05
clk: (@at | @about)* {tsure>hours+} @comma {tbare>hours+} @isok? @allright ;; make=anyHour bias=-0.05
clk: (@in | @at | @during)? @the? {part}
clk: (@at | @during | @in | @around) @the? @momentspan
clk: @early => from:300,to:600,isLoose:true ;; bias=-0.1
clk: @late => from:1200,to:1440,isLoose:true ;; bias=-0.1
point: (@in | @at | @ontheday | @during)* @the? {part} (@at? @about? {tsure})?
point: @at? @about? {tsure}
nclk: {neg} ~ @that? ~ (@fly | @flights)* ~ (@at | @in)? @the? {clk>a} (@or {clk>b})? ;; make=flipped
nclk: @not? @tooearly ((@in | @ontheday)? @the? {part>of})? => side:early ;; make=tooMuch
nclk: @not? @toolate ((@in | @ontheday)? @the? {part>of})? => side:late ;; make=tooMuch
nclk: @at? @the? {tshown>a} @flights? ~ {toomuch} @forus? ;; make=tooMuchAt
clk: {tshown>was} ~ {toomuch} @forus? @comma? (@makeit | @proposal) @at? {tbare} => rel:about ;; make=bound
nclk: @the? {part>of} (@head | @flights)? @eventverb? {toomuch} @forus? ;; make=tooMuchOfPart
nclk: {tbare>a} ~ {toomuch} @forus? ;; make=tooMuchAt not-after=@for
clk: @earlything => from:300,to:600
clk: @latething => from:1200,to:1440
nclk: {neg} ~ @fly? ~ @at? @tooearly => side:early ;; make=tooMuch
nclk: {neg} ~ @earlything => side:early ;; make=tooMuch
nclk: {neg} ~ @latething => side:late ;; make=tooMuch
nclk: {neg} (~ @wantto)? ~ @risetime ~ @early => side:early ;; make=tooMuch
nclk: {neg} (~ @wantto)? ~ @risetime ~ @tooearly => side:early ;; make=tooMuch
nclk: @outofbed ({tsure>a} | {tbare>a}) => isBed:true ;; make=tooMuch
nclk: {neg} (~ @wantto)? ~ @drag ~ @outofbed ({tsure>a} | {tbare>a}) => isBed:true ;; make=tooMuch
cl: {nclk>w} (@flights | @fly)? ;; make=windows
cl: {nclk>w} ~ @arrives => on:arrive ;; make=windows
cl: {neg} (~ @wantto)? ~ @arrives ~ {nclk>w} => on:arrive ;; make=windows
cl: {neg} ~ @that? ~ (@fly | @flights)* ~ {point} ~ @fly? @comma? @but ~ {clk>w} ;; make=windows bias=0.1
cl: {clk>w} ;; make=windows
cl: (@fly | @flights)* ~ {nclk>w} => on:depart ;; make=windows
cl: @fly ~ @ontheday? {clk>w} => on:depart ;; make=windows
cl: @arrives ~ {clk>w} => on:arrive ;; make=windows
cl: {neg} ~ @that? ~ @flights? ~ @arrives ~ {clk>w} => on:arrive,isFlipped:true ;; make=windows
cl: @arrives ~ {nclk>w} => on:arrive ;; make=windows
cl: {clk>w} @fly => on:depart ;; make=windows
cl: {clk>w} @flights ;; make=windows
cl: {clk>w} @arrives => on:arrive ;; make=windows
# Of flights on the table the place is known: "8 baje se pehle mumbai pahunche".
cl: {flights} {clk>w} ~ {place>at} ~ @arrives => on:arrive ;; make=windows
cl: {flights} @arrives ~ (@in | @to)? ~ {place>at} ~ {clk>w} => on:arrive ;; make=windows
clmore: {cl} ;; bias=-0.03
cls: {cl>all+} ((@comma | @and | @but)* {clmore>all+})* ;; make=allWindows most=12
cls: {cl>all+} @or @the? {cl>all+} ;; make=eitherWindow
`
