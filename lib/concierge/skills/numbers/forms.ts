/**
 * Numbers as { n }, `{counted}` without a point ("23.00" counts nobody), ordinals as { d }, lengths of time and bounds.
 * `{hours}` is { minutes }, `{days}` { n, unit, days }, `{dur}` either;
 * `{bound}` is { bound: min | max | about | exact }, `{hoursrange}` { min?, max? } in minutes and `{daysrange}` the same in days.
 */
export const NUMBERS = `
counted: {digits}
counted: @number
counted: @a? @collective
counted: @tens>a @hyphen? @units>b ;; make=sum
counted: (@number>a)? @hundred>h (@and? {digits>b} | @and? @number>b)? ;; make=hundreds
num: {counted}
num: {amount}
nth: {digits} @th ;; make=ordinalOfDigits
nth: @ordinal ;; make=ordinal
bound: @least => bound:min
bound: @most => bound:max
bound: @about => bound:about
bound: @exactly => bound:exact
neg: @not
neg: @nothingof
hours: {num} @hyphen? @hours ;; make=minutesOfHours
hours: {num} @half @hours => half:true ;; make=minutesOfHours
hours: {num} @hours @half => half:true ;; make=minutesOfHours
hours: {num} @hours @and? {num>more} @minutes? ;; make=minutesOfHours
hours: {num} @hyphen? @minutes ;; make=minutes
hours: @halfhour
hours: {hourmin} ;; make=minutesOfClock
days: {num} @hyphen? @dayunit ;; make=days
days: @number? @fortnight ;; make=days
days: @number? @few @dayunit => isFew:true ;; make=days
dur: {hours}
dur: {days}
hoursrange: {bound} ~ {hours} ;; make=boundedHours
hoursrange: {hours} {bound} ;; make=boundedHours
hoursrange: {neg} ~ {bound} ~ {hours} => isNegated:true ;; make=boundedHours
hoursrange: @between? {hours>low} (@and | @dash) {hours>high} ;; make=hoursBetween
hoursrange: @between? {num>from} (@and | @dash | @or) {hours>high} ;; make=hoursBetween
daysrange: {bound} ~ {days} ;; make=boundedDays
daysrange: {days} {bound} ;; make=boundedDays
daysrange: {neg} ~ {bound} ~ {days} => isNegated:true ;; make=boundedDays
daysrange: @between? {days>low} (@and | @dash) {days>high} ;; make=daysBetween
daysrange: @between? {num>from} (@and | @dash | @or) {days>high} ;; make=daysBetween
`
