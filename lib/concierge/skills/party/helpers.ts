import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { type Group, isCounted, isYoung, type Mention, type Naming, type Need } from './people'
import { areElders } from './standing'

const OLDEST = 110
const GROWN_FROM = 13
const OLDEST_MINOR = 17
const MOST_PEOPLE = 99
const MOST_SEATS = 30
const NEEDS: readonly Need[] = ['senior', 'student', 'wheelchair']
const NAMINGS: ReadonlySet<unknown> = new Set<Naming>([
  'adult',
  'person',
  'seat',
  'companion',
  'child',
  'kin-child',
  'infant',
  'pet',
  'eldest',
  'youngest',
  'speaker',
])

const isSlots = (value: unknown): value is Slots => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNaming = (value: unknown): value is Naming => NAMINGS.has(value)
const inside = (slots: Slots, slot: string): Slots => (isSlots(slots[slot]) ? slots[slot] : {})
const list = (value: unknown): Slots[] => (Array.isArray(value) ? value.filter(isSlots) : [])
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [])
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function countIn(slots: Slots): number | null {
  return number(slots.n)
}

function isPeopleCount(count: number | null): count is number {
  return count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_PEOPLE
}

/** Ages after a noun. Without a word for age they count only for the young, and only one per person. */
function agesAfter(after: Slots, naming: Naming, count: number | null): number[] | null {
  const ages = numbers(after.ages)
  const isMarked = after.marked === true
  if (ages.length === 0) return []
  if (naming === 'pet' || naming === 'seat') return null
  const isMinor = naming === 'child' || naming === 'kin-child' || naming === 'infant'
  const isOne = ages.length === 1 && (after.both === true || isMarked)
  if (count !== null && count > 0 && ages.length !== count && !isOne) return null
  const isGrownKin = naming === 'companion' && ages.length === count && ages.every((age) => age >= GROWN_FROM)
  if (!isMarked && isGrownKin) return ages
  if (!isMarked && (!isMinor || ages.some((age) => age > OLDEST_MINOR))) return null
  return ages.length === 1 && count !== null && count > 1 ? Array<number>(count).fill(ages[0] ?? 0) : ages
}

/** "Two adults", "our two kids, 4 and 1", "another child of 9", "my 70-year-old mother". */
function mention(slots: Slots): Slots | null {
  if (!isNaming(slots.k)) return null
  // "Six lads" are grown, "my two lads" are somebody's sons.
  const naming = slots.mates === true && slots.art !== 'whose' && slots.after === undefined && slots.pre === undefined ? 'person' : slots.k
  const n = countIn(slots)
  const each = number(slots.each) ?? (slots.one === true ? 1 : null)
  if (n !== null && (!isPeopleCount(n) || (naming === 'seat' && n > MOST_SEATS))) return null
  // "One of us has a bag" doesn't say how many fly.
  if (slots.total === true && n === 1 && slots.noun !== 'family') return null
  const article = slots.art === 'a' || slots.art === 'the' || slots.art === 'whose' ? slots.art : 'none'
  const pre = numbers(inside(slots, 'pre').ages)
  const expected = n ?? (slots.each === undefined ? null : each)
  const after = agesAfter(inside(slots, 'after'), naming, expected ?? (slots.one === true ? 1 : null))
  if (after === null) return null
  // "With the kids, 2 adults and 2 kids": one bare figure is no age of several.
  if (naming === 'child' && slots.one !== true && n === null && after.length === 1 && inside(slots, 'after').marked !== true) return null
  const own = pre.length > 0 ? pre : after
  const ages = own.length === 1 && (expected ?? 1) > 1 ? Array<number>(expected ?? 1).fill(own[0] ?? 0) : own
  if (ages.length > 0 && naming !== 'companion' && naming !== 'adult' && ages.some((age) => age > OLDEST)) return null
  // "Two adults, a 4 year old and a 1 year old": the ages belong to other people.
  if (naming === 'adult' && ages.some((age) => age < GROWN_FROM)) return null
  const isImplied =
    article !== 'none' || naming === 'companion' || naming === 'kin-child' || slots.each !== undefined || slots.total === true
  const count = n ?? (isImplied ? each : null)
  return toSlots({
    naming,
    noun: nounOf(slots, naming),
    kin: typeof slots.kin === 'string' ? slots.kin : null,
    count: ages.length > 0 ? Math.max(count ?? 0, ages.length) : count,
    ages,
    months: number(inside(slots, 'pre').months) ?? number(inside(slots, 'after').months),
    article,
    hasNumber: n !== null && article !== 'a',
    isMore: slots.more === true,
    isFewer: slots.less !== undefined || slots.fewer === true,
    isTotal: slots.total === true,
    isOnly: slots.only !== undefined,
    isPart: slots.part === true,
    isOfOthers: slots.owned === true || slots.others === true,
    isWe: slots.we === true || slots.total === true,
    seat: null,
    needs: NEEDS.filter((need) => slots[need] === true),
  })
}

function nounOf(slots: Slots, naming: Naming): string {
  if (slots.noun === 'family') return 'family'
  return NEEDS.find((need) => slots[need] === true) ?? (slots.noun === 'pronoun' ? 'pronoun' : slots.peer === true ? 'young-peers' : naming)
}

/** "My 15-year-old", "two 5-year-olds", "the 8-year-old". */
function oldPerson(slots: Slots): Slots | null {
  const ages = numbers(inside(slots, 'pre').ages)
  const isGrown = (ages[0] ?? 0) >= GROWN_FROM
  const k: Naming = isGrown ? (slots.art === 'whose' ? 'companion' : 'adult') : 'child'
  return mention({ ...slots, k, one: true, n: countIn(slots) ?? (slots.art === undefined ? 1 : null) })
}

function toSlots(said: Mention): Slots {
  return said
}

function yearsOld(slots: Slots): Slots | null {
  const years = countIn(inside(slots, 'y'))
  return years !== null && years >= 0 && years <= OLDEST ? { ages: [Math.floor(years)], marked: true } : null
}

function asPeople(slots: Slots, slot: string): Mention[] {
  // Rules only put results of `mention` into these slots.
  return list(slots[slot]).map((one) => ('seat' in one ? one : seated(one)) as Mention)
}

function seated({ own, lap, ...said }: Slots): Slots {
  return { ...said, seat: own ? 'own' : lap ? 'lap' : null }
}

function onePerson(naming: Naming, count: number | null, more: Slots = {}): Slots | null {
  return mention({ k: naming, n: count, ...more })
}

function singleGroup(person: Slots | null): Slots | null {
  return person && { people: [person], isJoined: false }
}

function bagWish(slots: Slots): Slots {
  const bags = inside(slots, 'bags')
  const n = countIn(bags)
  if (n === 0) return { bags: { n: 0 } }
  const isEach = slots.per !== undefined || bags.each === true
  return {
    bags: {
      n: n ?? 1,
      ...(isEach ? { per: 'each' } : slots.inall || slots.own ? { per: 'all' } : {}),
      ...(slots.way ? { oneWay: true } : {}),
      ...(bags.less === true ? { less: true } : {}),
      ...(bags.more === true || slots.more === true ? { more: true } : {}),
    },
    ...(slots.soft === true ? { soft: true } : {}),
  }
}

/** Arithmetic of people, cabins and bags. It never looks at words. */
export const PARTY_HELPERS: Helpers = {
  yearsOld,
  monthsOld: (slots) => {
    const months = countIn(inside(slots, 'm'))
    return months !== null && months <= 40 ? { ages: [Math.floor(months / 12)], marked: true, months } : null
  },
  newborn: () => ({ ages: [0], marked: true }),
  bareAge: (slots) => {
    const years = countIn(inside(slots, 'y'))
    // In "7 and a 20 month old" the article is no age.
    return inside(slots, 'y').art === undefined && years !== null && Number.isInteger(years) && years <= OLDEST ? { ages: [years] } : null
  },
  ageList: (slots) => {
    const said = list(slots.ages)
    return {
      ages: said.flatMap(({ ages }) => numbers(ages)),
      ...(said.some(({ marked }) => marked === true) ? { marked: true } : {}),
      ...said.map(({ months }) => ({ months })).find(({ months }) => months !== undefined),
      ...(slots.n === 2 ? { both: true } : {}),
    }
  },
  ageListSaid: (slots) => ({ ages: list(slots.ages).flatMap(({ ages }) => numbers(ages)), marked: true }),
  another: (slots) => ({
    n: countIn(inside(slots, 'n2')) ?? countIn(slots) ?? 1,
    more: true,
    ...(slots.n2 ? {} : { art: 'a' }),
    ...(slots.isOther ? { isOther: true } : {}),
  }),
  mention,
  oldPerson,
  oldPeople: (slots) =>
    mention({
      k: 'child',
      n: 2,
      art: 'the',
      after: { ages: [...numbers(inside(slots, 'first').ages), ...numbers(inside(slots, 'pre').ages)], marked: true },
    }),
  groupOf: (slots) => {
    const sort = inside(slots, 'sort')
    const k = sort.k === 'adult' || sort.k === 'person' || sort.k === 'companion' ? (sort.k === 'person' ? 'person' : 'adult') : null
    return k && mention({ ...slots, ...sort, k, one: undefined, ...(k === 'adult' ? { total: undefined } : {}) })
  },
  part: (slots) => (slots.k === 'seat' || slots.k === 'pet' || slots.k === 'person' ? null : mention(slots)),
  under: (slots) => {
    const limit = countIn(inside(slots, 'limit'))
    const count = countIn(slots)
    if (limit === null || limit > 12 || !isPeopleCount(count)) return null
    return onePerson(limit <= 2 ? 'infant' : 'child', count, { part: true })
  },
  /** "The 13 year old is a child": by age an adult of the party, which stays as it is. */
  calledChild: ({ who }) => {
    const said = isSlots(who) ? who : {}
    const ages = numbers(said.ages)
    if (ages.length === 0 || ages.some((age) => age > OLDEST_MINOR) || said.naming === 'infant') return null
    const party = singleGroup(said)
    return party && (ages.every((age) => age < GROWN_FROM) ? { party } : { party, standing: 'apart', calledChild: true })
  },
  coded: (slots) => mention({ k: slots.k, n: slots.n }),
  seated,
  group: (slots) => {
    const parts = asPeople(slots, 'parts').map((one) => ({ ...one, isPart: true }))
    const people = [...asPeople(slots, 'people'), ...parts]
    if (people.every(({ naming }) => naming === 'speaker')) return null
    // "We are two friends and me": here the speaker is not one of them.
    if (people.some(({ noun }) => noun === 'peers') && people.some(({ naming }) => naming === 'speaker')) return null
    if (people.length > 1 && people.some(({ naming, count }) => naming === 'seat' && count === null)) return null
    return { people, isJoined: slots.joint === true }
  },
  /** "2 people, mum and dad": those who are named are those who were counted, with the speaker or without. */
  apposed: (slots) => {
    const [all, ...more] = asPeople({ people: [slots.all] }, 'people')
    const parts = asPeople(slots, 'parts')
    if (!all?.count || more.length > 0 || !isCounted(all) || !all.hasNumber || all.isMore || all.ages.length > 0) return null
    const isNamed = (one: Mention) => one.naming === 'speaker' || one.naming === 'companion' || (isYoung(one) && all.naming !== 'adult')
    if (!parts.every((one) => isNamed(one) && !one.isMore) || parts.every(isYoung)) return null
    const named = parts.reduce((sum, { count }) => sum + (count ?? 1), 0)
    const isWithSpeaker = parts.some(({ naming }) => naming === 'speaker')
    if (named !== all.count && (isWithSpeaker || named + 1 !== all.count)) return null
    const people = [{ ...all, isTotal: true }, ...parts.map((one) => (one.naming === 'speaker' ? one : { ...one, isPart: true }))]
    return { people, isJoined: true }
  },
  /** "A family with two kids" has two parents, unless it says who is grown up. */
  familyWith: (slots) => {
    const young = asPeople(slots, 'parts')
    const parents = onePerson('companion', 2, { kin: 'parents' })
    return inside(slots, 'unit').noun === 'family' && parents && young.every(isYoung)
      ? { people: [parents, ...young], isJoined: true }
      : null
  },
  /** "Two couples" are four. */
  couples: (slots) => {
    const pairs = countIn(slots)
    return pairs !== null && pairs > 0 ? mention({ ...slots, n: pairs * 2 }) : null
  },
  /** "We are six lads": the speaker is one of them. */
  peers: (slots) => {
    const isPeer = slots.peer === true || slots.mates === true || (slots.k === 'companion' && slots.kin === undefined)
    const areGrown = numbers(inside(slots, 'after').ages).every((age) => age >= GROWN_FROM)
    const peers = isPeer && areGrown && (countIn(slots) ?? 0) > 1 ? mention({ ...slots, k: 'person', total: true, after: undefined }) : null
    return peers && { ...peers, noun: 'peers' }
  },
  /** "Me plus two". */
  meAnd: (slots) => {
    const others = countIn(inside(slots, 'others'))
    if (!isPeopleCount(others) || others < 1 || others > 30 || inside(slots, 'others').art === 'a') return null
    const people = [onePerson('speaker', null), onePerson('person', others)].filter((one) => one !== null)
    return { people, isJoined: true }
  },
  /** The final result is a number: "so three adults", "so only me and the little one". */
  result: (slots) =>
    asPeople(inside(slots, 'party'), 'people').every(({ count, naming }) => count !== null || naming === 'speaker') ? slots : null,
  /** "She isn't coming, so three of us": the "not" does not belong to the three. */
  fewer: (slots) => (asPeople(inside(slots, 'party'), 'people').some(({ isTotal }) => isTotal) ? null : slots),
  /** "Mit Hund": without an article it still is one. */
  withPet: ({ one }) => {
    const party = one === true ? singleGroup(onePerson('pet', 1)) : null
    return party && { party, lead: 'with' }
  },
  /** "Fly my parents to Dubai"; "fly me and my wife" takes the speaker along. */
  sentOff: (slots) =>
    asPeople(inside(slots, 'party'), 'people').every(({ naming, article }) => naming === 'companion' && article === 'whose') ? slots : null,
  /** "Get mum and dad home": who sends their elders stays, also without a "my". */
  sentElders: (slots) => (areElders({ lead: 'travels', party: inside(slots, 'party') as Group }) ? slots : null),
  youngAlone: (slots) => (asPeople(inside(slots, 'party'), 'people').every(isYoung) ? slots : null),
  plus: (slots) => {
    const [a, c, i] = ['a', 'c', 'i'].map((slot) => countIn(inside(slots, slot)))
    if (!isPeopleCount(a ?? null) || !isPeopleCount(c ?? null) || a === 0 || (a ?? 0) > 9 || (c ?? 0) > 9) return null
    const people = [onePerson('adult', a ?? 0), onePerson('child', c ?? 0), i === null || i === undefined ? null : onePerson('infant', i)]
    return { people: people.filter((one) => one !== null), isJoined: true }
  },
  listed: (slots) => {
    const sort = inside(slots, 'sort')
    const n = countIn(slots)
    if (sort.one === true || !isPeopleCount(n)) return null
    const party = singleGroup(mention({ ...sort, n, after: slots.after }))
    return party && { party }
  },
  bareTotal: (slots) => {
    const n = countIn(slots)
    if (!isPeopleCount(n) || n < (slots.several ? 2 : 1) || n > 30) return null
    const party = singleGroup(onePerson('person', n, { ...(n > 1 ? { total: true } : {}), ...(slots.only ? { only: true } : {}) }))
    return party && { party, ...(slots.result ? { standing: 'result' } : {}) }
  },
  /** "One more": relative to the party. */
  oneMore: (slots) => {
    // "Otro" alone is another one of anything.
    const { n, more, isOther } = inside(slots, 'oneMore')
    return more === true && isOther !== true && isPeopleCount(number(n))
      ? {
          party: { people: [onePerson('person', number(n), { more })], isJoined: false },
          isBare: true,
          ...(slots.isInstead === true ? { isInstead: true } : {}),
        }
      : null
  },
  /** "And me", "I'm coming too". */
  meToo: () => ({ party: { people: [onePerson('person', 1, { more: true })], isJoined: false } }),
  /** "Plus one", "+2". */
  plusMore: (slots) => {
    const { n, art } = inside(slots, 'plus')
    const count = number(n)
    if (!isPeopleCount(count) || count === 0 || art === 'a') return null
    return { party: { people: [onePerson('person', count, { more: true })], isJoined: false } }
  },
  /** "Only the 3 and 5 year olds are coming": of the young, no others. */
  onlyYoung: (slots) => (asPeople(inside(slots, 'party'), 'people').every((one) => isYoung(one) && one.ages.length > 0) ? slots : null),
  corrected: (slots) => {
    const [wrong, right] = [countIn(inside(slots, 'wrong')), countIn(inside(slots, 'right'))]
    // "Doch lieber einen" counts nobody.
    if (!isPeopleCount(right) || right === 0 || (wrong === null && inside(slots, 'right').isArticle === true)) return null
    return { countInstead: { wrong, right, naming: isNaming(slots.k) ? slots.k : null } }
  },
  /** "Me and her, she is 7". */
  meAndYoung: (slots) => {
    const ages = numbers(inside(slots, 'childAges').ages)
    const young = onePerson('child', ages.length, { after: { ages, marked: true } })
    const speaker = onePerson('speaker', null)
    return young && speaker && ages.every((age) => age <= OLDEST_MINOR) ? { party: { people: [speaker, young], isJoined: true } } : null
  },
  pronounAges: (slots) => {
    const said = isSlots(slots.childAges)
      ? slots.childAges
      : { ages: list(slots.ages).flatMap(({ ages }) => numbers(ages)), marked: true, months: list(slots.ages)[0]?.months }
    const ages = numbers(said.ages)
    if (ages.length === 0 || ages.some((age) => age > OLDEST_MINOR)) return null
    if (said.marked !== true && ages.length < 2 && slots.n === 2) return null
    const after = { ages, marked: true, months: said.months }
    const party = singleGroup(onePerson('child', ages.length, { noun: 'pronoun', art: 'whose', after }))
    return party && { party }
  },
  aloneAge: (slots) => {
    const ages = list(slots.l).flatMap((one) => numbers(one.ages))
    if (ages.some((age) => age > 2)) return null
    const party = singleGroup(onePerson('child', ages.length, { noun: 'pronoun', art: 'whose', after: { ages, marked: true } }))
    return party && { party }
  },
  openAges: (slots) => {
    const ages = numbers(slots.ages)
    const known = numbers(slots.known)
    if (ages.length !== slots.open || (known.length > 0 && known.join() !== ages.join())) return null
    if (ages.some((age) => age > OLDEST_MINOR)) return null
    const party = singleGroup(onePerson('child', ages.length, { noun: 'pronoun', art: 'whose', after: { ages, marked: true } }))
    return party && { party }
  },
  cabin: (slots) => {
    const cabin = inside(slots, 'cabin').c
    const not = inside(slots, 'notCabin')
    return {
      ...(cabin ? { cabin } : {}),
      ...(not.c ? { notCabin: not.basic === true ? 'basic' : not.c } : {}),
      ...(slots.soft === true ? { soft: true } : {}),
    }
  },
  cabinOfSome: (slots) => ({ cabinOfSome: inside(slots, 'some').c }),
  cabins: (slots) => ({ cabin: list(slots.any).map(({ c }) => c), ...(slots.soft === true ? { soft: true } : {}) }),
  noCabin: () => ({ cabin: null }),
  /** People mentioned without travelling. */
  apart: () => ({ apart: true }),
  /** "To my sister", "in my cousin's house": people with a number do travel. */
  spokenOf: (slots) => (asPeople(inside(slots, 'party'), 'people').some(({ hasNumber, isTotal }) => hasNumber || isTotal) ? null : slots),
  /** "Two one way tickets", "3 economy class seats". */
  tickets: ({ n, art, cab, trip, direct, refundable, sort }) => {
    const party = art === 'a' ? null : singleGroup(onePerson('seat', number(n)))
    const cabin = isSlots(cab) ? cab.c : undefined
    const traits = Object.entries({ trip, direct, refundable, sort, cabin }).filter(([, trait]) => trait !== undefined)
    return party && { party, ...Object.fromEntries(traits) }
  },
  someStay: (slots) => {
    const count = countIn(inside(slots, 'some'))
    const party = isPeopleCount(count) && count > 0 ? singleGroup(onePerson('person', count)) : null
    return party && { party, standing: 'fewer' }
  },
  bags: (slots) => {
    const n = countIn(slots)
    return n !== null && (!Number.isInteger(n) || n > 20)
      ? null
      : {
          n,
          ...(slots.more === true ? { more: true } : {}),
          ...(slots.fewer === true ? { less: true } : {}),
          ...(slots.eachone ? { each: true } : {}),
        }
  },
  bagWish,
  bagOfOne: (slots) => (countIn(inside(slots, 'some')) === 1 ? bagWish({ ...slots, inall: {} }) : null),
  bagsInstead: (slots) => (countIn(inside(slots, 'bags')) ? bagWish(slots) : null),
  noBags: () => ({ bags: { n: 0 } }),
}
