import type { PassengerType } from '@/lib/travel/passengers/passenger-options'

export type SpecialMeal = { code: string; name: string; passengerTypes: PassengerType[]; isSimple: boolean }

// The industry's codes for meals that are ordered ahead. `simple` ones are on the short lists of low-cost airlines too.
const TABLE = `
VGML|Vegan meal|all|simple
VLML|Vegetarian meal with milk and eggs|all|simple
AVML|Vegetarian Indian meal|all|
HNML|Hindu meal|all|
MOML|Muslim meal (halal)|all|simple
KSML|Kosher meal|all|
GFML|Gluten-free meal|all|simple
DBML|Diabetic meal|all|
LFML|Low-fat meal|all|
LSML|Low-salt meal|all|
NLML|Lactose-free meal|all|
SFML|Seafood meal|all|
FPML|Fruit platter|all|simple
CHML|Child’s meal|child|simple
BBML|Baby food|infant|
`

/** Everybody who eats a full meal may order what is not made for children. */
export const SPECIAL_MEALS: SpecialMeal[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', eaters = '', simple = ''] = line.split('|')
    const passengerTypes: PassengerType[] = eaters === 'child' ? ['child'] : eaters === 'infant' ? ['infant'] : ['adult', 'child']
    return { code, name, passengerTypes, isSimple: simple === 'simple' }
  })
