import { takeOut } from '../words'

/** What the search may add beyond the named airports; left out where nothing was said of it. */
export type AirportLeeway = { withNearbyAirports?: boolean; withAirportChange?: boolean }

const NO = "(?:no|not|never|without|don't|do not|exclud(?:e|ing)|skip|avoid(?:ing)?|leave out|except|rather not|can't|won't|nothing)"
const NEAR = '(?:near-?by|neighbou?ring|surrounding|close-?by|alternat(?:e|ive)|other close|other nearby|close)'
const NEARBY = new RegExp(
  `(?<no>\\b${NO}\\b[^.,;?!]{0,20})?(?:\\b(?:with|and|or|also|plus|includ(?:e|ing)|from|to|any|all|try|check|consider|use|using|add)\\s+)*(?:the\\s+|any\\s+|all\\s+|other\\s+|also\\s+)*(?:\\b${NEAR}\\s+airports?\\b|\\bairports?\\s+(?:near-?by|close by|around (?:it|there|here)|in the area|near (?:it|there|here)\\b))(?<refused>[^.,;?!]{0,12}\\b(?:aren't|are not|isn't|not|no good)\\b)?(?:\\s+(?:too|as well|also|(?:are|is|would be)\\s+(?:fine|ok|okay|good|alright|all right)))?`,
  'gi',
)
const CHANGE = new RegExp(
  `(?<no>\\b${NO}\\b[^.,;?!]{0,12})?\\b(?:chang(?:e|es|ing)\\s+(?:of\\s+)?(?:the\\s+|an?\\s+)?airports?(?!\\s+to\\b)|airport\\s+(?:changes?|transfers?)|switch(?:ing)?\\s+airports|transfer(?:ring)?\\s+between\\s+airports)\\b(?<refused>[^.,;?!]{0,12}\\b(?:aren't|are not|isn't|is not|not|no good)\\b)?(?:\\s+(?:(?:is|are|would be)\\s+)?(?:too|fine|ok|okay|allowed|alright|all right))?`,
  'gi',
)
const MIND_NOT = /\b(?:(?:don't|do not|wouldn't|won't) (?:really )?mind|no problem|not a problem|no issue)\b/i

/** "Nearby airports too", "no change of airport". */
export function readAirportLeeway(words: string): { leeway: AirportLeeway; rest: string } {
  const leeway: AirportLeeway = {}
  const isWanted = ({ no, refused = '' }: Record<string, string | undefined>) => {
    const isRefused = no !== undefined && !MIND_NOT.test(no)
    return !isRefused && !/\b(?:aren't|isn't|not|no)\b(?! a problem)/i.test(refused)
  }
  let rest = takeOut(words, NEARBY, ({ groups = {} }) => {
    leeway.withNearbyAirports = isWanted(groups)
    return true
  })
  rest = takeOut(rest, CHANGE, ({ groups = {} }) => {
    leeway.withAirportChange = isWanted(groups)
    return true
  })
  return { leeway, rest }
}
