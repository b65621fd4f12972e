import { everyMatch } from '@/lib/travel/every-match'
import { readCount } from '../words'
import type { AncillaryContext } from './ancillary-context'

type Party = Pick<AncillaryContext, 'adults' | 'children' | 'infants'>

const EVERYONE =
  /\b(?:every(?:one|body)|we (?:all|both|each)|all of us|us all|for (?:all|us|both)(?! (?:ways|flights|directions|legs)| (?:of )?(?:the |my |our )?(?:\w+ )?(?:adults|grown[- ]?ups|parents|kids|children|boys|girls|sons|daughters|babies|infants)\b)|both of us|all (?:two|three|four|five|six|seven|eight|nine|2|3|4|5|6|7|8|9)(?: of us)?(?! (?:of )?(?:the |my |our )?(?:\w+ )?(?:adults|grown[- ]?ups|parents|kids|children|boys|girls|sons|daughters|babies|infants)\b)|each(?! (?:way|direction|flight|leg|other))|apiece|a ?head|per (?:person|passenger|head|traveller)|(?:the |my )?whole (?:family|party|group)|everyone'?s|our (?:seats|meals|bags)|the (?:two|three|four|five|six) of us)\b/i
const EXCEPT = /\b(?:but(?: not)?(?: for)?|except(?: for)?|apart from|not for|without)\b(?<who>.*)$/i
/** In this order, as indexes of the party: adults, children, infants. */
const PEOPLE: [RegExp, (party: Party) => number[]][] = [
  [
    /\b(?:me|myself|mine)\b|\bi am\b|\bi'm\b|\bi (?:eat|need|want|prefer|take|have|would|sit|get|only|bring|carry|travel|at|by|on|window|aisle)\b|\bi'd\b|\bmy (?:own )?(?:seat|bag|meal|suitcase|skis?|bike|bicycle|guitar|cello|violin|surf ?board|snowboard|golf)\b/i,
    () => [0],
  ],
  [
    /\b(?:my|the) (?:wife|husband|partner|girlfriend|boyfriend|spouse|fianc[eé]e?|friend|mate|mum|mom|mother|dad|father|sister|brother|colleague|boss)\b|\b(?:the )?(?:other|second) (?:adult|person|traveller|passenger)\b/i,
    ({ adults }) => (adults > 1 ? [1] : []),
  ],
  [
    /\b(?:her|him|she|he)\b/i,
    ({ adults, children, infants }) => (adults === 2 ? [1] : adults === 1 && children + infants === 1 ? [1] : []),
  ],
  [/\b(?:the |both )?(?:adults|grown[- ]?ups|parents)\b/i, ({ adults }) => range(0, adults)],
  [
    /\b(?:the |my |our |both )?(?:kids|children|boys|girls|sons|daughters)\b(?!'?s? (?:meal|menu|food))/i,
    ({ adults, children }) => range(adults, children),
  ],
  [
    /\b(?:the |my |our )(?:kid|child|boy|girl|son|daughter|little one)\b(?!'?s? (?:meal|menu|food|\d))/i,
    ({ adults, children }) => range(adults, Math.min(1, children)),
  ],
  [
    /\b(?:the |my |our )?(?:bab(?:y|ies)|infants?)\b(?! (?:\d|meal|food))/i,
    ({ adults, children, infants }) => range(adults + children, infants),
  ],
]
const NUMBERED =
  /\b(?<type>adult|child|kid|infant|passenger|traveller|traveler|person) (?:no\.? ?|number )?(?<number>\d|one|two|three|four)\b/gi
const SOME_OF_US = /\b(?<count>[1-9]|one|two|three|four|five|six|seven|eight|nine) of (?:us|them)\b/i
const ORDINALS = ['first', 'second', 'third', 'fourth']
const NTH = /\b(?<nth>first|second|third|fourth) (?<type>adult|child|kid|infant|passenger|traveller|traveler|person)\b/gi
const NUMBERS = ['one', 'two', 'three', 'four']

/** Whom a clause is for, in the order of the party: null where it does not say, everybody where it says so. */
export function readWhom(clause: string, party: Party): number[] | null {
  const whole = range(0, party.adults + party.children + party.infants)
  if (EVERYONE.test(clause)) {
    const excepted = named(EXCEPT.exec(clause)?.groups?.who ?? '', party)
    return whole.filter((index) => !excepted.includes(index))
  }
  const found = named(clause, party)
  if (found.length > 0) return found
  const count = SOME_OF_US.exec(clause)?.groups?.count
  return count ? whole.slice(0, readCount(count)) : null
}

/** Whether a clause says "each" of what it counts. */
export function saysEach(clause: string): boolean {
  return EVERYONE.test(clause)
}

function named(clause: string, party: Party): number[] {
  const numbered = everyMatch(clause, NUMBERED).flatMap(({ groups = {} }) => indexOf(groups.type ?? '', groups.number ?? '', party))
  const nth = everyMatch(clause, NTH).flatMap(({ groups = {} }) =>
    indexOf(groups.type ?? '', `${ORDINALS.indexOf((groups.nth ?? '').toLowerCase()) + 1}`, party),
  )
  const spoken = clause.replace(NUMBERED, '~').replace(NTH, '~')
  const others = PEOPLE.flatMap(([pattern, whom]) => (pattern.test(spoken) ? whom(party) : []))
  const size = party.adults + party.children + party.infants
  return [...new Set([...numbered, ...nth, ...others])].filter((index) => index < size).toSorted((one, other) => one - other)
}

function indexOf(type: string, number: string, { adults, children }: Party): number[] {
  const place = (/^\d$/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase()) + 1) - 1
  if (place < 0) return []
  if (/^(?:child|kid)$/i.test(type)) return [adults + place]
  return [/^infant$/i.test(type) ? adults + children + place : place]
}

function range(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index)
}
