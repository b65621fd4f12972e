import type { PassengerType } from '../passengers/passenger-options'
import type { MealOption } from './offer-details'

/** Special meal codes of the industry (IATA), by the words for them; the first that fits is meant. */
const MEALS: [words: RegExp, codes: string[]][] = [
  [/\b(?:asian|indian|hindu) (?:vegetarian|veg)\b|\bvegetarian hindu\b/, ['AVML']],
  [/\bjain\b/, ['VJML']],
  [/\bvegan\b|\bplant[- ]based\b/, ['VGML']],
  [/\bvegetarians?\b|\bveggie\b|\bveg\b|\b(?:no|without) meat\b|\bmeat[- ]?(?:free|less)\b/, ['VLML', 'VOML', 'AVML', 'VGML', 'RVML']],
  [/\b(?:kosher|jewish)\b/, ['KSML']],
  [/\b(?:halal|muslim|moslem)\b/, ['MOML']],
  [/\bhindu\b/, ['HNML']],
  [/\b(?:gluten|coeliac|celiac|wheat)\b/, ['GFML']],
  [/\b(?:lactose|dairy|milk)\b/, ['NLML']],
  [/\b(?:diabetic|diabetes|sugar)\b/, ['DBML']],
  [/\b(?:salt|sodium)\b/, ['LSML']],
  [/\b(?:low[- ])?calories?\b/, ['LCML', 'LFML']],
  [/\b(?:low[- ])?(?:fat|cholesterol)\b/, ['LFML', 'LCML']],
  [/\bbland\b/, ['BLML']],
  [/\b(?:baby|babies|infants?)\b/, ['BBML']],
  [/\b(?:child|children|child’s|child's|kids?|kid’s)\b/, ['CHML']],
  [/\b(?:sea ?food|fish)\b/, ['SFML']],
  [/\bfruit\b/, ['FPML']],
]

const FOR_WHOM: [words: RegExp, type: PassengerType][] = [
  [/\bfor (?:the |my |our |both |all )*(?:children|child|kids?|sons?|daughters?|boys?|girls?)\b/, 'child'],
  [/\bfor (?:the |my |our |both )*(?:infants?|bab(?:y|ies))\b/, 'infant'],
  [/\bfor (?:the |both |all )*(?:adults?|grown[- ]?ups?|parents?)\b/, 'adult'],
]

/** Whom the words name: "vegetarian for the children" is for children; null where they name nobody. */
export function mealIsFor(said: string): PassengerType | null {
  const words = said.toLowerCase()
  return FOR_WHOM.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** The meals of a list that the words mean, the likeliest first: by code ("VGML"), by the airline's name, or by what one says. */
export function mealsMeant<Option extends Pick<MealOption, 'code' | 'name'>>(said: string, options: Option[]): Option[] {
  const code = said.trim().toUpperCase()
  const byCode = options.filter((option) => option.code.toUpperCase() === code)
  if (byCode.length > 0) return byCode
  const words = said.toLowerCase()
  // "Vegetarian for the children" is a vegetarian meal; "for the children" alone is theirs.
  const dish = withoutWhom(words)
  const meant = MEALS.find(([pattern]) => pattern.test(dish)) ?? MEALS.find(([pattern]) => pattern.test(words))
  const known = meant ? meant[1].flatMap((wanted) => options.filter((option) => option.code.toUpperCase() === wanted)) : []
  if (known.length > 0) return known
  const plain = withoutFiller(dish)
  if (plain === '') return []
  return options.filter(({ name }) => name.toLowerCase().includes(plain) || plain.includes(name.toLowerCase()))
}

/** Whether a dish is named: "the vegan meal" does, "all our meals" and "the food for the children" do not. */
export function namesDish(said: string): boolean {
  return withoutFiller(withoutWhom(said.toLowerCase())) !== ''
}

function withoutWhom(words: string): string {
  return FOR_WHOM.reduce((left, [pattern]) => left.replace(pattern, ' '), words).trim()
}

const FILLER =
  /\b(?:an?|the|my|our|these|those|them|it|special|chosen|meals?|menus?|food|please|some|for|everyone|everybody|all|both|of|us|me)\b/g

function withoutFiller(words: string): string {
  return words.replace(FILLER, ' ').trim()
}
