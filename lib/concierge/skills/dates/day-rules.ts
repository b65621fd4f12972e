/**
 * Days and periods as specifications (`DaySpec`): the fold resolves them to calendar days. `{day}` stands alone, `{lday}` needs a lead
 * ("on the second"), `{period}` is a month, a week or a season.
 */
export const DAY_RULES = `
yr: {year}
yr: @apos {digits>yy} ;; make=shortYear
yrshort: @apos? {digits>yy} ;; make=shortYear
mon: @month
mon: @shortmonth @dot
mon: @shortmonth @dot (@of | @comma)? {yr}
mon: @month (@of | @comma)? {yr}
mon: @month @hyphen {yr}
mon: @nextof @month => which:next-named
mon: @month (@of | @comma)? @nextof @yearword => which:next
mon: @month (@of | @comma)? @this @yearword => which:this
nthd: {digits} @th ;; make=ordinalOfDay
nthage: {digits} @th ;; make=ordinalOfAge
nthw: @ordinal ;; make=ordinal
dnum: {digits} ;; make=dayNumber
dword: @tens>a @hyphen? @units>b ;; make=dayOfWords
dword: @tens>a ;; make=dayOfWords
dword: @units>b ;; make=dayOfWords
dword: @teens>b ;; make=dayOfWords
wdp: @weekday @dot? @comma? @ontheday? @the?
pl: @ordinal ;; make=ordinal
pl: {digits} @th ;; make=ordinalOfDigits
pl: @final

date: {wdp}? ({nthd} | {nthw}) (@of | @hyphen)? @the? {mon} => is:date ;; said
date: {wdp}? {dnum} (@of | @hyphen)? {mon} => is:date ;; said
date: {wdp}? {mon} (@hyphen | @the)? ({nthd} | {nthw} | {dnum}) => is:date ;; said
date: {wdp}? {mon} @comma ({nthd} | {nthw} | {dnum}) => is:date ;; said bias=-0.3
date: {wdp}? {mon} @the? {dword} => is:date ;; said bias=-0.2 not-after=dnum,nthd
date: {wdp}? {mon} @the? ({nthd} | {nthw} | {dnum}) (@comma | @hyphen)? {yr} => is:date ;; said
date: {wdp}? ({nthd} | {dnum}) (@of | @hyphen)? {mon} {yrshort} => is:date ;; said
date: {wdp} ({nthd} | {nthw}) => is:date ;; said
date: @weekday @dot? @comma? {dnum} => is:date ;; said bias=-0.1
date: {wdp}? {isoday} => is:date ;; said
date: {wdp}? {slashed} => is:slashed ;; said make=slashed
date: {wdp}? {dotted} @dot => is:date ;; said make=dotted
date: {wdp}? {dotted} => is:date ;; said make=dotted bias=-0.01
date: {digits} ;; said make=eightDigits
date: ({nthd} | {nthw}) @of @the? @this @monthword => is:date,ofMonth:this ;; said
date: ({nthd} | {nthw}) @of @the? @nextof @monthword => is:date,ofMonth:next ;; said
date: ({nthd} | {nthw}) @of @that @that? @monthword => is:date,ofMonth:same ;; said
date: {nthd} => is:date ;; said
date: @the {dnum} => is:date ;; said bias=-0.3

unitword: @dayunit ;; make=days
unitword: @fortnight ;; make=days
wday: @weekday @dot? => is:weekday ;; said
wday: @the @weekday => is:weekday,which:the ;; said
wday: @the @weekday @pair-word => is:weekday,which:the ;; said bias=0.2
wday: @nextof @weekday => is:weekday,which:next ;; said
wday: @this @nextof? @weekday => is:weekday,which:this ;; said
wday: @following @weekday => is:weekday,which:following ;; said
wday: @lastof @weekday => is:weekday,which:last ;; said bias=-0.1
wday: @the? @weekday @afternext => is:weekday,which:after-next ;; said
wday: @weekday @comma? (@of | @in)? @nextof @weekword => is:weekday,week:next ;; said
wday: @weekday @comma? (@of | @in)? @this @weekword => is:weekday,week:this ;; said
wday: @weekday @comma? (@of | @in)? @following @weekword => is:weekday,week:following ;; said
wday: @nextof @weekword @ontheday? @hyphen? @comma? @weekday => is:weekday,week:next ;; said
wday: @this @weekword @ontheday? @hyphen? @comma? @weekday => is:weekday,week:this ;; said
wday: {days>ahead} (@ontheday | @from)? @the? @weekday => is:weekday ;; said make=weeksAhead
wday: @weekday {unitword>ahead} => is:weekday ;; said make=weeksAhead

weekahead: @weekday {unitword>ahead} => is:weekday ;; said make=weeksAhead
weekahead: @dayrel {unitword>ahead} => is:today ;; said make=weeksAhead

rel: @dayrel => is:today ;; said
rel: @tonight => is:today,plus:0,isNight:true ;; said
rel: @in ~ {days} (@apos | @time)? @time? => is:today ;; said make=fromToday
rel: @in @around ~ {days} (@apos | @time)? @time? => is:today,isAbout:true ;; said make=fromToday
rel: {days} @apos? @time? @fromnow => is:today ;; said make=fromToday
rel: {days>ahead} (@from | @ontheday)? @dayrel => is:today ;; said make=weeksAhead

hol: @holiday => is:holiday ;; said
hol: @holiday (@of | @in | @comma)? {yr} => is:holiday ;; said
hol: @over @holiday => is:holiday,isOver:true ;; said
hol: @over @holiday (@of | @in | @comma)? {yr} => is:holiday,isOver:true ;; said
hol: @holiday @longof? @weekend => is:holiday,isOver:true ;; said
holno: @holiday @festive

nthday: @the? {pl} (@weekday | @daynoun) (@of | @in) @the? {mon} => is:nth ;; said
nthday: @the? {pl} (@weekday | @daynoun) (@of | @in) @the? @nextof @monthword => is:nth,ofMonth:next ;; said
nthday: @the? {pl} (@weekday | @daynoun) (@of | @in) @the? @this? @monthword => is:nth,ofMonth:this ;; said
nthday: @the? {pl} @weekday => is:nth ;; said bias=-0.2
nthday: @the? {pl} @longof? @weekend (@of | @in) @the? {mon} => is:nth,isWeekend:true ;; said
nthday: @the? {pl} @longof? @weekend (@of | @in) @the? @nextof @monthword => is:nth,isWeekend:true,ofMonth:next ;; said
nthday: @the? {pl} @longof? @weekend (@of | @in) @the? @this? @monthword => is:nth,isWeekend:true,ofMonth:this ;; said
nthday: @the? {pl} @longof? @weekend => is:nth,isWeekend:true ;; said bias=-0.2

wend: @this @nextof? @longof>long? @weekend => is:weekend,which:this ;; said
wend: @that @nextof? @longof>long? @weekend => is:weekend,which:the ;; said
wend: @the? @following @longof>long? @weekend => is:weekend,which:following ;; said
wend: @nextof @longof>long? @weekend => is:weekend,which:next ;; said
wend: @the? @weekend @afternext => is:weekend,which:after-next ;; said

per0: {mon} => is:month ;; said
per0: @partof @hyphen? (@of | @in)? @the? {mon} => is:month ;; said
per0: @the? {pl} @weekword (@of | @in) @the? {mon} => is:month,isWeek:true ;; said
per0: {mon} @the? {pl} @weekword => is:month,isWeek:true ;; said
per0: @the? {pl} @weekword {mon} => is:month,isWeek:true ;; said
per0: @the? {pl} {days>span} (@of | @in) @the? {mon} => is:month ;; said
per0: @partof? @hyphen? @the? @nextof @monthword => is:months,plus:1 ;; said
per0: @partof? @hyphen? @this @monthword => is:months,plus:0 ;; said
per0: @partof (@the | @that)? @monthword => is:months ;; said
per0: @partof? @hyphen? @the? @nextof @weekword => is:week,plus:1 ;; said
per0: @partof? @hyphen? @this @weekword => is:week,plus:0 ;; said
per0: @partof? @the? @following @weekword => is:week,plus:1 ;; said
per0: @the? @weekword @afternext => is:week,plus:2 ;; said
per0: @that @weekword => is:week,isOfTrip:true ;; said bias=-0.2
per0: @nextof {days>ahead} => is:ahead ;; said
per0: @partof? @hyphen? @the? @season @comma? {yr}? => is:season ;; said
per0: @this @season => is:season,which:this ;; said
per0: @nextof @season => is:season,which:next ;; said
per0: @partof? @hyphen? @nextof @yearword => is:year,plus:1 ;; said
per0: @partof? @hyphen? @this @yearword => is:year,plus:0 ;; said
per0: @inthenewyear => is:newyear ;; said
per0: (@nextof | @this)? {mon}? @localholiday => is:local ;; said
per0: @the? {pl} {mon}? @localholiday => is:local ;; said
per0: {mon}? @localholiday (@of | @in | @comma)? {yr} => is:local ;; said
per0: @in ~ {days} => is:soon ;; said make=onlyFew
period: {per0}
period: {per0>from} (@or | @dash | @and | @slash) @in? {per0>to} => is:periods ;; said

day0: {date}
day0: {rel>said} @comma? @the? {date}
day0: {wday}
day0: {weekahead}
day0: {rel}
day0: {hol}
day0: {nthday}
day0: {wend}

perof: @the? @weekword (@of | @beginning) @ontheday? @the? {day0>of} => is:weekof ;; said
perof: @the? {hol>of} @weekword => is:weekof ;; said
wendof: @the? @longof>long? @weekend (@of | @beginning | @around) @the? {day0>of} => is:weekend,which:of ;; said

offset: @the? {days>by} @beforeday @the? {day0>of} => is:offset,sign:-1 ;; said
offset: @the? {days>by} @afterday @the? {day0>of} => is:offset,sign:1 ;; said
offset: @the? {unitword>by} @beforeday @the? {day0>of} => is:offset,sign:-1 ;; said
offset: @the? {unitword>by} @afterday @the? {day0>of} => is:offset,sign:1 ;; said
offset: @the? @daynoun @beforeday @the? {day0>of} => is:offset,sign:-1 ;; said make=nightOffset
offset: @the? @daynoun @afterday @the? {day0>of} => is:offset,sign:1 ;; said make=nightOffset
offset: @the? @weekday @beforeday @the? {day0>of} => is:near,sign:-1 ;; said
offset: @the? @weekday @afterday @the? {day0>of} => is:near,sign:1 ;; said
floating: @the? @daynoun @beforeday => is:offset,sign:-1 ;; said make=nightOffset
floating: @the? @daynoun @afterday => is:offset,sign:1 ;; said make=nightOffset
floating: @the? (@weekday) (@afterday) => is:weekday,which:following ;; said
floating: @the? @weekday @beforeday => is:near,sign:-1 ;; said
floating: @sameday => is:same ;; said

bday: @beforeday @the? {day0>of} => is:bound,side:before ;; said
bday: @afterday @the? {day0>of} => is:bound,side:after ;; said
bday: @notbefore @the? {day0>of} => is:bound,side:from ;; said
bday: @notafter @the? {day0>of} => is:bound,side:until ;; said
bday: {neg} @fly? @beforeday @the? {day0>of} => is:bound,side:from ;; said
bday: {neg} @fly? @afterday @the? {day0>of} => is:bound,side:until ;; said
bday: {day0>of} @orlater => is:bound,side:from ;; said
bday: {day0>of} @orearlier => is:bound,side:until ;; said
bday: @inbetween @the? {day0>from} (@and | @dash) @the? {day0>to} => is:between ;; said make=between
bday: @inbetween @the? ({nthd>from} | {dnum>from}) (@and | @dash) @the? {date>to} => is:between ;; said make=between
bday: @anyday (@in | @from | @of | @between)? @the? {day0>from} (@and | @dash) @the? {day0>to} => is:between,isAny:true ;; said make=between
bday: @anyday (@in | @from | @of | @between)? @the? ({nthd>from} | {dnum>from}) (@and | @dash) @the? {date>to} => is:between,isAny:true ;; said make=between

wspan: {wday>out} @dash {wday>back}
kind: @any? {wspan>spans+} @comma? @or {wspan>spans+} => is:kind ;; said make=weekdaySpans
kind: @any? {wspan>spans+} @comma? @or {wspan>spans+} (@in | @of | @during)? @the? {period>in} => is:kind ;; said make=weekdaySpans
kind: @ontheday? @weekdays => is:kind ;; said
kind: @any @weekday => is:kind ;; said bias=-0.1
kind: @everyof @weekday => is:kind ;; said
kind: @any? @weekend => is:kind,wds:weekend ;; said bias=-0.1
kind: @any? @longof @weekend => is:kind,wds:weekend,isLong:true ;; said bias=-0.1
kind: (@any | @ontheday)? @weekdays (@in | @of | @during)? @the? {period>in} => is:kind ;; said
kind: @any? @weekday (@in | @of | @during) @the? {period>in} => is:kind ;; said
kind: @any? @weekend @anyday? (@in | @of | @during) @the? {period>in} => is:kind,wds:weekend ;; said
kind: @any? @longof @weekend @anyday? (@in | @of | @during) @the? {period>in} => is:kind,wds:weekend,isLong:true ;; said
kind: {period>in} @weekend => is:kind,wds:weekend ;; said bias=-0.1

day: {day0}
day: @the {date}
day: {offset}
day: {wendof}
day: {bday}
day: {kind}
day: {period}
day: {perof}
day: @anyday? (@in | @for | @during)? @the? {period}
day: {floating} ;; bias=-0.1
day: @around @the? {day0} => isAbout:true
`
