import type { Wished } from './wish'

/** The words for a meal as they are handed on; the first that fits is meant. */
const MEALS: [string, RegExp][] = [
  ['vegetarian hindu', /\b(?:asian|indian|hindu) (?:vegetarian|veg)\b|\bvegetarian hindu\b/i],
  ['jain', /\bjain\b/i],
  ['vegan', /\bvegans?\b|\bplant[- ]based\b/i],
  [
    'vegetarian',
    /\b(?:vegetarians?|veggie|veggi|veg(?= (?:meals?|food|option)))\b|\b(?:no|without|don'?t eat|do not eat) meat\b|\bmeat[- ]?(?:free|less)\b/i,
  ],
  ['kosher', /\b(?:kosher|jewish meals?)\b/i],
  ['halal', /\b(?:halal|muslim meals?)\b/i],
  ['bland', /\bbland meals?\b/i],
  ['hindu', /\bhindu\b/i],
  ['gluten-free', /\b(?:gluten[- ]?(?:free|intoleran\w+)|coeliac|celiac|(?:no|without) gluten)\b/i],
  ['lactose-free', /\b(?:(?:lactose|dairy|milk)[- ]?(?:free|intoleran\w+)|(?:no|without) (?:lactose|dairy|milk))\b/i],
  ['diabetic', /\b(?:diabetics?|sugar[- ]?free)\b/i],
  ['low-salt', /\b(?:low|no|without)[- ](?:salt|sodium)\b/i],
  ['low-calorie', /\blow[- ](?:calorie|fat)\b/i],
  ['baby', /\b(?:baby|infant)(?:'?s)? (?:meals?|food)\b/i],
  [
    'child',
    /\b(?:kid|child|children)(?:s'?|'s)? (?:meals?|menus?|food)\b|\b(?:meals?|menus?|food) for (?:a |the )?(?:kids|children|child)\b/i,
  ],
  ['seafood', /\b(?:sea ?food|fish)\b/i],
  ['fruit', /\bfruit (?:platter|plate|meals?)\b/i],
  ['standard', /\b(?:standard|normal|regular|ordinary|usual|hot|warm) meals?\b/i],
]
const MEAL = /\b(?:meals?|food|eat(?:ing)?|dinners?|lunch(?:es)?|breakfasts?|snacks?|menus?|diets?|catering)\b/i
const ALLERGY = /\ballerg(?:y|ies|ic)\b/i

/** What a clause wishes to eat; null where it speaks of no meal. */
export function readMeals(clause: string): Wished | null {
  const what = MEALS.find(([, pattern]) => pattern.test(clause))?.[0]
  if (what === 'seafood' && !MEAL.test(clause)) return null
  if (what) return { kind: 'meals', wish: 'take', what }
  if (ALLERGY.test(clause)) return { kind: 'meals', wish: 'show' }
  return MEAL.test(clause) ? { kind: 'meals', wish: 'show' } : null
}
