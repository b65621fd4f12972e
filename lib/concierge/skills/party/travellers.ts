import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { adultsAfter } from './adults'
import { agesOf, countOf } from './minor'
import { minorsAfter } from './minors'
import { isYoung, type Mention, type PlacedMention, type Travellers } from './people'

export type CountInstead = { wrong: number | null; right: number; naming: Mention['naming'] | null }

/** The new party: only counts the words mention. Ages sort people into adults (13 or older), children and infants. */
export function addUp(placed: readonly PlacedMention[], known: Travellers): Partial<Travellers> {
  const mentions = withoutCounted(withoutSameKin(withKnownAges(placed, known)))
  const minors = minorsAfter(mentions, known)
  const travellers: Partial<Travellers> = {}
  const adults = adultsAfter(mentions, known, {
    after: minors.people.length,
    grown: minors.grown,
    grownBefore: minors.grownBefore,
    grownGone: minors.grownGone,
    areStated: mentions.some((one) => isYoung(one) && (one.standing === 'is' || one.standing === 'more')),
  })
  if (adults !== undefined) travellers.adults = adults
  if (minors.isTouched.children) travellers.children = countOf(minors.people, 'children')
  if (minors.isTouched.infants) travellers.infants = countOf(minors.people, 'infants')
  const isOnly = mentions.some(({ isOnly, isTotal, standing }) => isOnly && isTotal && standing !== 'apart') && !mentions.some(isYoung)
  if (isOnly) return { ...travellers, ...nobodyYoung(known) }
  const ages = agesOf(minors.people)
  if (ages.join() !== known.childAges.join()) travellers.childAges = ages
  return { ...travellers, ...restOfTotal(mentions, known, travellers), ...petsAfter(mentions, known) }
}

/** "Just me": nobody except the people named in the same words. */
export function alone(travellers: Partial<Travellers>, mentions: readonly PlacedMention[], known: Travellers): Partial<Travellers> {
  const isWithYoung = mentions.some((one) => isYoung(one) && one.standing === 'is')
  if (isWithYoung) return { ...travellers, adults: travellers.adults ?? 1 }
  return { ...travellers, adults: 1, ...nobodyYoung(known) }
}

/** "We're all adults": whoever was counted as a child is none. */
export function grown(travellers: Partial<Travellers>, known: Travellers): Partial<Travellers> {
  const { adults, children, infants } = { ...known, ...travellers }
  // "4 adults, all grown up" says the number itself.
  return { ...travellers, adults: travellers.adults ?? adults + children + infants, ...nobodyYoung(known) }
}

/** "3 not 2", "no, 3": a number that corrects a count. Without the wrong one, some count must exceed one traveller. */
export function corrected({ wrong, right, naming }: CountInstead, known: Travellers): Partial<Travellers> {
  const forgotten = known.childAges.length > 0 ? { childAges: [] } : {}
  if (naming === 'infant') return { infants: right, ...forgotten }
  if (naming === 'child' || naming === 'kin-child') return { children: right, ...forgotten }
  if (naming === 'pet') return { pets: right }
  if (naming !== null) return { adults: right }
  const isOf = (count: number) => count > 1 && (wrong === null || wrong === count)
  if (isOf(known.adults)) return { adults: right }
  if (known.children > 0 && (wrong === null || wrong === known.children)) return { children: right, ...forgotten }
  if (wrong !== null && known.adults === wrong) return { adults: right }
  return wrong !== null && known.infants === wrong && wrong > 0 ? { infants: right, ...forgotten } : {}
}

/** "She is 8 months old" is only about children already known or named in the same message. */
function withKnownAges(mentions: readonly PlacedMention[], known: Travellers): PlacedMention[] {
  return mentions.map((one, index) => {
    if (one.noun !== 'pronoun') return one
    const isNamed = mentions.slice(0, index).some((earlier) => isYoung(earlier) && earlier.count === one.count && earlier.ages.length === 0)
    const isKnown = known.children + known.infants === one.ages.length || (one.ages.length === 1 && known.infants + known.children > 0)
    return isNamed || isKnown ? one : { ...one, standing: 'apart' }
  })
}

/** "Send mum and dad, mum needs a wheelchair": the same mother. */
function withoutSameKin(mentions: readonly PlacedMention[]): PlacedMention[] {
  return mentions.map((one, index) => {
    const isSame = (earlier: PlacedMention) =>
      earlier.kin === one.kin && earlier.isOfOthers === one.isOfOthers && earlier.group !== one.group && earlier.standing !== 'apart'
    const isNamedAgain = one.kin !== null && one.naming === 'companion' && ['is', 'more'].includes(one.standing)
    return isNamedAgain && mentions.slice(0, index).some(isSame) ? { ...one, standing: 'apart' } : one
  })
}

/** "Three tickets. My wife and son are coming with me": a son of unknown age is one of the three. */
function withoutCounted(mentions: readonly PlacedMention[]): PlacedMention[] {
  const total = mentions.find(({ naming, standing }) => (naming === 'seat' || naming === 'person') && standing === 'is')
  return mentions.map((one) => {
    const isCounted = total && one.group !== total.group && one.naming === 'kin-child' && one.standing === 'more' && one.ages.length === 0
    return isCounted ? { ...one, standing: 'apart' } : one
  })
}

/** "A family of five" and "five of us, two adults": the remaining ones are children. */
function restOfTotal(
  mentions: readonly PlacedMention[],
  known: Travellers,
  { adults, children, infants }: Partial<Travellers>,
): Partial<Travellers> {
  if (children !== undefined || infants !== undefined) return {}
  const total = mentions.find(({ isTotal, standing }) => isTotal && standing === 'is')
  const part = mentions.find(({ isPart, naming }) => isPart && naming === 'adult')
  const all = known.adults + known.children + known.infants
  const areKnown = known.children + known.infants > 0
  if (part?.count && !total && !areKnown && all > part.count) return unnamedChildren(all - part.count, known)
  if (!total?.count) return {}
  const hasAdults = mentions.some(({ naming, standing }) => naming === 'adult' && standing === 'is')
  if (hasAdults && adults !== undefined) return total.count > adults ? unnamedChildren(total.count - adults, known) : {}
  if (total.noun !== 'family') return {}
  if (total.count < 3) return { adults: total.count }
  if (all === total.count && areKnown) return { adults: known.adults }
  return { adults: 2, ...unnamedChildren(Math.max(0, total.count - 2 - known.infants), known) }
}

/** A number of children without further details: ages given for a different number no longer apply. */
function unnamedChildren(children: number, known: Travellers): Partial<Travellers> {
  const infantAges = known.childAges.filter((age) => passengerTypeOfAge(age) === 'infant')
  const isForgotten = children !== known.children && infantAges.length < known.childAges.length
  return { children, ...(isForgotten ? { childAges: infantAges } : {}) }
}

function petsAfter(mentions: readonly PlacedMention[], known: Travellers): Partial<Travellers> {
  // "My cat is 4 kg", of the cat that travels already.
  const isKnown = ({ article, hasNumber, standing }: PlacedMention) =>
    known.pets > 0 && standing === 'is' && !hasNumber && (article === 'whose' || article === 'the')
  const said = mentions.filter((one) => one.naming === 'pet' && one.standing !== 'apart' && !isKnown(one))
  if (said.length === 0) return {}
  const count = said.reduce(
    (sum, { standing, count }) => {
      if (standing === 'none') return 0
      if (standing === 'fewer') return Math.max(0, sum - (count ?? sum))
      return (standing === 'result' ? 0 : sum) + (count ?? 1)
    },
    said.some(({ standing }) => standing === 'is') ? 0 : known.pets,
  )
  return { pets: count }
}

function nobodyYoung({ children, infants, childAges }: Travellers): Partial<Travellers> {
  return {
    ...(children > 0 ? { children: 0 } : {}),
    ...(infants > 0 ? { infants: 0 } : {}),
    ...(childAges.length > 0 ? { childAges: [] } : {}),
  }
}
