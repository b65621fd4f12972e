import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { adultsAfter, ONLY_SO_MANY } from './grown-ups'
import { agesOf, countOf } from './known-minors'
import { isYoung, minorsAfter } from './minors'
import type { KnownTravellers, PlacedMention } from './said-people'

/** Who travels after what was said: only the counts that the words speak of. */
export function addUp(mentions: readonly PlacedMention[], words: string, known: KnownTravellers): Partial<KnownTravellers> {
  const minors = minorsAfter(mentions, known)
  const travellers: Partial<KnownTravellers> = {}
  const adults = adultsAfter(mentions, words, known, {
    after: minors.people.length,
    grown: minors.grown,
    grownBefore: minors.grownBefore,
    areStated: mentions.some((one) => isYoung(one) && (one.standing === 'is' || one.standing === 'more')),
  })
  if (adults !== undefined) travellers.adults = adults
  if (minors.isTouched.children) travellers.children = countOf(minors.people, 'children')
  if (minors.isTouched.infants) travellers.infants = countOf(minors.people, 'infants')
  if (isOnlyOfUs(mentions, words)) return { ...travellers, ...nobodyYoung(known) }
  const ages = agesOf(minors.people)
  if (ages.join() !== known.childAges.join()) travellers.childAges = ages
  return { ...travellers, ...restOfTotal(mentions, known, travellers), ...pets(mentions, known) }
}

/** "Just me": nobody else, but for whom the same words name. */
export function aloneWith(
  travellers: Partial<KnownTravellers>,
  mentions: readonly PlacedMention[],
  known: KnownTravellers,
): Partial<KnownTravellers> {
  const isYoungSaid = mentions.some((one) => isYoung(one) && one.standing === 'is')
  if (isYoungSaid) return { ...travellers, adults: travellers.adults ?? 1 }
  return {
    ...travellers,
    adults: 1,
    ...nobodyYoung(known),
  }
}

/** "A family of five" and "five of us, two adults": those who are left over are children. */
function restOfTotal(mentions: readonly PlacedMention[], known: KnownTravellers, { adults, children, infants }: Partial<KnownTravellers>) {
  const total = mentions.find(({ isTotal, standing }) => isTotal && standing === 'is')
  const hasAdults = mentions.some(({ naming, standing }) => naming === 'adult' && standing === 'is')
  const part = mentions.find(({ isPart, naming }) => isPart && naming === 'adult')
  if (children !== undefined || infants !== undefined) return {}
  const all = known.adults + known.children + known.infants
  if (part?.count && !total && known.children + known.infants === 0 && all > part.count) return unnamedChildren(all - part.count, known)
  if (!total?.count) return {}
  if (hasAdults && adults !== undefined) return total.count > adults ? unnamedChildren(total.count - adults, known) : {}
  if (total.noun !== 'family' || total.count < 3) return total.noun === 'family' ? { adults: total.count } : {}
  if (all === total.count && known.children + known.infants > 0) return { adults: known.adults }
  return { adults: 2, ...unnamedChildren(Math.max(0, total.count - 2 - known.infants), known) }
}

/** So many children of whom nothing else is said: ages of another number of children hold no more. */
function unnamedChildren(children: number, known: KnownTravellers): Partial<KnownTravellers> {
  const infantAges = known.childAges.filter((age) => passengerTypeOfAge(age) === 'infant')
  const isForgotten = children !== known.children && infantAges.length < known.childAges.length
  return { children, ...(isForgotten ? { childAges: infantAges } : {}) }
}

function pets(mentions: readonly PlacedMention[], known: KnownTravellers): Partial<KnownTravellers> {
  const said = mentions.filter(({ naming, standing }) => naming === 'pet' && standing !== 'apart')
  if (said.length === 0) return {}
  const isStated = said.some(({ standing }) => standing === 'is')
  return {
    pets: said.reduce(
      (sum, { standing, count }) =>
        standing === 'none' ? 0 : standing === 'fewer' ? Math.max(0, sum - (count ?? sum)) : sum + (count ?? 1),
      isStated ? 0 : known.pets,
    ),
  }
}

/** "Just the two of us": without the children who were to come. */
function isOnlyOfUs(mentions: readonly PlacedMention[], words: string): boolean {
  return ONLY_SO_MANY.test(words) && mentions.some(({ isTotal, standing }) => isTotal && standing !== 'apart') && !mentions.some(isYoung)
}

function nobodyYoung({ children, infants, childAges }: KnownTravellers): Partial<KnownTravellers> {
  return {
    ...(children > 0 ? { children: 0 } : {}),
    ...(infants > 0 ? { infants: 0 } : {}),
    ...(childAges.length > 0 ? { childAges: [] } : {}),
  }
}
