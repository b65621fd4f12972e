import type { ClashCosts } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'

export const STAYS_COSTS: ClashCosts = { house: 0, noHouse: 0 }

/** A place to stay, named beside flights; and a price for both of them. */
export const STAYS = `
pack: @flights @and ~ @house @both-together?
pack: @house @and ~ @flights @both-together?
form:stays: (@with|@and)? ~ @house => house:true
form:stays: @house ~ @inplace ~ {spot>houseIn} => house:true ;; bias=-0.1
form:stays: {neg} ~ @house => noHouse:true
form:stays: {money>sum} (@for ~)? {pack} => house:true ;; make=budgetOfBoth
form:stays: {cap} (@for ~)? {pack} => house:true ;; make=budgetOfBoth
form:stays: {pack} (@for|@of)? ~ {cap} => house:true ;; make=budgetOfBoth
form:stays: {pack} (@for|@of)? ~ {money>sum} => house:true ;; make=budgetOfBoth
form:stays: {pack} => house:true
`

/** It never looks at words. */
export const STAYS_HELPERS: Helpers = {
  budgetOfBoth: ({ sum, house }) => (isSum(sum) ? { house, budgetOfBoth: sum } : null),
}

function isSum(sum: unknown): sum is Slots {
  return typeof sum === 'object' && sum !== null && 'max' in sum && typeof sum.max === 'number'
}
