import type { ClashCosts } from '../../grammar/cover'

/** Somebody may want several things from a place, and want to avoid several. */
export const SUGGEST_COSTS: ClashCosts = {
  ask: 0,
  other: 0,
  unnamed: 0,
  kind: 0,
  likes: 0,
  occasion: 0,
  notLikes: 0,
  trait: 0,
  c: 0.1,
  dry: 0,
  cold: 0,
  soft: 0,
}

/** A destination nobody has named: the request, and its required features. */
export const SUGGEST = `
asks-where: @undecided (~ @to)? (~ @goword)?
asks-where: @whereword @to @goword?
asks-where: @whereword ~ @goword
asks-where: @whereword ~ @nicetobe
asks-where: (@suggestword ~)? @ideas
asks-where: @suggestword ~ @unnamedplace
degs: {num>n} @degrees ;; make=degrees
form:suggest: {asks-where} => ask:true
form:suggest: @whereword ~ (@eventverb ~)? (@subject ~)? (@toomuch ~)? @warmth => ask:true ;; bias=0.1
form:suggest: @whereword ~ (@eventverb ~)? (@subject ~)? @dryness => ask:true,dry:true ;; bias=0.1
form:suggest: @whereword {pause} => ask:true ;; bias=0.2 last
form:suggest: (@to|@in)? ~ @unnamed @toomuch? => unnamed:true
# "Somewhere warm in Spain": a country is where the place has to be.
form:suggest: (@to|@in)? ~ @unnamed (@toomuch | @a)* (@warmth | @dryness)? (@in|@inplace) ~ {spot>inCountry} => unnamed:true ;; make=inCountry
form:suggest: @a? @warmth? @triptype (@warmth ~)? (@in|@inplace|@to) ~ {spot>inCountry} => kind:true,unnamed:true ;; make=inCountry bias=0.3
form:suggest: @whereword @in ~ {spot>inCountry} (~ @goword)? => ask:true ;; make=inCountry bias=0.5
form:suggest: (@suggestword ~)? @ideas (@for | @in) ~ {spot>inCountry} => ask:true ;; make=inCountry bias=0.3
form:suggest: @whereword ~ (@to ~)? @fornow => other:true
form:suggest: @unnamed @to? @fornow => other:true
form:suggest: @a (@placeneed|@nicetobe|@warmth|@dryness)* @oldtown
form:suggest: @a (@placeneed|@warmth|@dryness|@wintry) @town => unnamed:true
form:suggest: @triptype => kind:true ;; weak
form:suggest: {hedge}? (@fullof ~)? @liking {hedge}?
form:suggest: {hedge}? (@fullof ~)? @oldquarter {hedge}? ;; bias=-0.3
form:suggest: {neg} ~ (@toomuch ~)? (@fullof ~)? @liking>notLikes (~ @dropped)?
form:suggest: {hedge}? (@fullof ~)? (@toomuch ~)? @warmth {hedge}?
form:suggest: {neg} ~ (@toomuch ~)? @warmth>notWarm ;; make=notWarm
form:suggest: {hedge}? (@fullof ~)? @dryness {hedge}? => dry:true
form:suggest: {neg} ~ (@toomuch ~)? @rainy => dry:true
form:suggest: {neg} ~ (@toomuch ~)? @chill => c:20
form:suggest: {hedge}? (@fullof ~)? @wintry {hedge}? => cold:true
form:suggest: (@least|@about|@after)? ~ {degs} @least? @isok?
form:suggest: {neg} ~ (@least|@after) ~ {degs>notOver} ;; make=notOver
form:suggest: @most ~ {degs>notOver} ;; make=notOver
form:suggest: {hedge}? (@fullof ~)? (@toomuch ~)? @placeneed {hedge}?
form:suggest: {hedge}? @cheapthere {hedge}? => trait:cheap
form:suggest: {hedge}? ~ @shortflight {hedge}? => near:true
form:suggest: {neg} ~ (@toomuch ~)? @longflight => near:true
form:suggest: {tspan>span} (@of|@from)? ~ @intheair ;; make=flight bias=-0.1
form:suggest: {money>sum} @for ~ @flights ;; make=budget
`
