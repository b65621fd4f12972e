import type { KnownTravellers } from './said-people'

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine)'
const SORRY = '(?:hi|hello|no|nope|sorry|wait|oops|actually|i mean|i meant|rather|correction|hang on|hold on)'
const MAKE = "(?:make (?:it|that)|it's|it is|we are|we're|there are|better|rather|only|just)"
const PEOPLE =
  '(?:\\s+(?<noun>adults?|people|persons?|passengers?|travell?ers?|tickets?|seats?|children|child|kids?|infants?|babies|baby))?'
const END = '(?:\\W+(?:please|sorry|actually|then|of us|thanks|thank you))*\\W*$'
const NOT_BUT = new RegExp(
  `^\\W*(?:${SORRY}\\W+)*(?:${MAKE}\\W+)?(?:not\\s+(?<wrong>${NUMBER})${PEOPLE}(?:\\s*,\\s*|\\s+)(?:but\\s+)?(?<right>${NUMBER})|(?<right2>${NUMBER})\\W+(?:and\\s+)?(?:not|instead of|rather than)\\s+(?<wrong2>${NUMBER}))${END}`,
  'i',
)
const ONLY_RIGHT = new RegExp(`^\\W*(?:${SORRY}\\W+)+(?:${MAKE}\\W+)*(?<right>${NUMBER})${END}`, 'i')
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "3 not 2", "no, 3": a number that corrects a count of those who travel. Without the wrong one, there must be a count beyond one traveller. */
export function correctedCount(words: string, known: KnownTravellers): Partial<KnownTravellers> | null {
  const swapped = NOT_BUT.exec(words)?.groups
  if (swapped) {
    const noun = swapped.noun ?? ''
    const wrong = numberOf(swapped.wrong ?? swapped.wrong2)
    const right = numberOf(swapped.right ?? swapped.right2)
    if (right === 0) return null
    if (/^(?:infant|bab)/i.test(noun)) return { infants: right, ...forgotten(known) }
    if (/^(?:child|kid)/i.test(noun)) return { children: right, ...forgotten(known) }
    if (noun !== '' || (known.adults === wrong && wrong > 1)) return { adults: right }
    if (known.children === wrong && wrong > 0) return { children: right, ...forgotten(known) }
    if (known.adults === wrong) return { adults: right }
    return known.infants === wrong && wrong > 0 ? { infants: right, ...forgotten(known) } : null
  }
  const right = numberOf(ONLY_RIGHT.exec(words)?.groups?.right)
  if (right === 0) return null
  if (known.adults > 1) return { adults: right }
  return known.children > 0 ? { children: right, ...forgotten(known) } : null
}

/** Of whom of them the ages were is not known any more. */
function forgotten({ childAges }: KnownTravellers): Partial<KnownTravellers> {
  return childAges.length > 0 ? { childAges: [] } : {}
}

function numberOf(word: string | undefined): number {
  if (word === undefined) return 0
  return /^\d+$/.test(word) ? Number(word) : Math.max(0, WORDS.indexOf(word.toLowerCase()))
}
