import type { ClashCosts } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { isSlots } from '../pick/helpers'

/** A message wishes for several things. */
export const ANCILLARY_COSTS: ClashCosts = Object.fromEntries(
  [
    'said',
    'items',
    'then',
    'drop',
    'how',
    'noMore',
    'none',
    'again',
    'gearFor',
    'gearCount',
    'petWeight',
    'about',
    'of',
    'sum',
    'later',
    'kind',
    'without',
    'reply',
  ].map((slot) => [slot, 0]),
)

const MOST_BAGS = 20
const HEAVIEST = 60
const MOST_PLACES = 9

const list = (value: unknown): Slots[] => (Array.isArray(value) ? value.filter(isSlots) : [])
const inside = (slots: Slots, slot: string): Slots => (isSlots(slots[slot]) ? slots[slot] : {})
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const defined = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined && value !== null))

/** "My wife", "the kids", "us two": whose something is. People who are counted are the party: "two adults, seats together". */
function isWhose({ naming, article, hasNumber, isTotal }: Slots): boolean {
  if (naming === 'person' && isTotal !== true) return false
  return naming !== 'seat' && naming !== 'pet' && article !== 'a' && (hasNumber !== true || isTotal === true)
}

/** Values to values; no words. */
export const ANCILLARY_HELPERS: Helpers = {
  buyWhom: (slots) => (list(slots.people).every(isWhose) ? slots : null),
  nthPerson: ({ who, place, at, other }) => {
    const nth = other ? 2 : (number(isSlots(place) ? place.n : null) ?? number(isSlots(at) ? at.d : null))
    // "Adult 1", but "is mum's an aisle?" has an article.
    if (isSlots(place) && place.art !== undefined) return null
    return isSlots(who) && nth !== null && nth >= 1 && nth <= MOST_PLACES ? { k: who.k, nth } : null
  },
  looseItem: ({ wish, whom }) => ({ wish, said: [{ whom }] }),
  beside: (slots) => (list(slots.with).every(isWhose) ? slots : null),
  seatNumbers: ({ numbers, ...slots }) => ({ ...slots, seatNumbers: list(numbers).map(({ seat }) => seat) }),
  bagWish: (slots) => {
    const [count, noun, traits] = [inside(slots, 'count'), inside(slots, 'noun'), list(slots.traits)]
    const kg = traits.map((trait) => number(inside(trait, 'kg').n)).find((one) => one !== null) ?? null
    const n = number(count.n) ?? (noun.one === true ? 1 : null)
    if ((n !== null && (!Number.isInteger(n) || n > MOST_BAGS)) || (kg !== null && kg > HEAVIEST)) return null
    const bag = noun.bag ?? traits.find((trait) => trait.bag)?.bag ?? (kg === null ? undefined : 'checked')
    const isMore = count.more === true || slots.more !== undefined || traits.some(({ more }) => more === true)
    return defined({
      bag,
      n,
      kg,
      isCounted: count.n === undefined ? undefined : true,
      more: isMore ? true : undefined,
      isSame: slots.noun === undefined && kg === null ? true : undefined,
      isShared: slots.shared === undefined ? undefined : true,
    })
  },
  // "A window seat" counts nobody.
  counted: ({ count, ...slots }) => (isSlots(count) && number(count.n) !== null && count.art !== 'a' ? { ...slots, n: count.n } : null),
  gearWish: ({ count, gear }) => {
    const { said, name } = isSlots(gear) ? gear : {}
    const what = isSlots(name) && typeof name.what === 'string' ? name.what : typeof said === 'string' ? said.toLowerCase() : null
    return what === null ? null : defined({ what, isGear: true, n: number(isSlots(count) ? count.n : null) })
  },
  extraSeatWish: ({ count }) => {
    const n = number(isSlots(count) ? count.n : null)
    return n !== null && (n < 1 || n > MOST_PLACES) ? null : { what: 'extra seat', isForOne: true, n: n ?? 1 }
  },
  petWish: ({ noun, traits, at, adds }) => {
    const { pet, count, traits: before } = isSlots(noun) ? noun : {}
    const said = isSlots(pet) && typeof pet.said === 'string' ? pet.said.toLowerCase() : null
    const told = [...list(before), ...list(traits)]
    const place = isSlots(at) && typeof at.place === 'string' ? at.place : null
    const kg = told.map((trait) => number(inside(trait, 'kg').n)).find((one) => one !== null)
    const n = number(isSlots(count) ? count.n : null) ?? 1
    if (said === null || n < 1 || n > MOST_PLACES) return null
    return defined({
      what: place ? `${said} in the ${place}` : said,
      isForOne: true,
      n,
      petKg: kg,
      isAnimal: true,
      isAdded: adds === undefined ? undefined : true,
    })
  },
  // "No window" says where not to sit, "noch einen Koffer" asks for another.
  droppable: (slots) => {
    const wishes = list(slots.items).map((item) => inside(item, 'wish'))
    return wishes.some(({ seat, isCounted }) => seat !== undefined || isCounted === true) ? null : slots
  },
  noSeats: (slots) => ({ ...slots, items: [{ wish: { kind: 'seats' } }] }),
  bagsAndBags: (slots) => (inside(list(slots.items).at(-1) ?? {}, 'wish').kind === 'bags' ? slots : null),
  countAlone: ({ count, said }) => {
    const { n, more } = isSlots(count) ? count : {}
    // "One more adult" is no bag for an adult.
    const isMore = more === true || list(said).some((one) => one.more === true)
    if (number(n) === null || (isMore && list(said).some(namesNewcomer))) return null
    return { items: [{ wish: defined({ kind: 'bags', n, more, isSame: true }), said: said ?? [] }] }
  },
  againSaid: (slots) => (list(slots.again).some(({ whom, way }) => whom !== undefined || way !== undefined) ? slots : null),
  aboutMeals: ({ kind, ...slots }) => (isSlots(kind) && kind.kind === 'meals' ? { ...slots, about: 'meals' } : null),
  aboutKind: ({ kind, ...slots }) => (isSlots(kind) ? { ...slots, about: kind.kind } : null),
}

function namesNewcomer({ whom }: Slots): boolean {
  const people = isSlots(whom) ? list(whom.people) : []
  return people.some(
    ({ naming, article }) => article === 'none' && (naming === 'adult' || naming === 'person' || naming === 'child' || naming === 'infant'),
  )
}
