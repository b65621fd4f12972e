import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { SPECIAL_SERVICES, type SpecialService } from '@/lib/travel/passengers/passenger-options'
import type { Frame } from '../../grammar/cover'
import type { FoldContext } from '../skill'
import type { AgeOnLastFlight } from './birthdays'
import { isYoung, type Mention, type Need, type PlacedMention, type Standing, type Travellers } from './people'
import { amongParty, areElders, arePeers, isPartyFrame, type PartyFrame, placeMentions } from './standing'
import { addUp, alone, type CountInstead, corrected, grown } from './travellers'

/** Changes to the party and the comfort; `null` withdraws a wish. */
export type PartyChange = {
  travellers: Partial<Travellers>
  /** Children under two with their own seat: counted among the children, without an age. */
  ownSeats?: number
  /** The age in months of the infant who turns two first. */
  infantMonths?: number
  /** A child’s age on the last flight, by a birthday that was told. */
  ageOnLastFlight?: AgeOnLastFlight
  /** Facts about the travellers that no search field holds. */
  needs: Need[]
  /** The help that fits what they can do themselves: "she can’t climb stairs". */
  assistance?: SpecialService
  /** "A seat for my cello": one that nobody sits in, which no search holds. */
  hasExtraSeat?: true
  /** "The 13 year old is a child": someone the airline counts as an adult. */
  isGrownChild?: true
  /** "My lad is 14 and flies on his own": someone young without an adult, who flies as one. */
  isTeenAlone?: true
  /** Only elders were named, as those who travel: they may or may not take the speaker along. */
  isOfElders?: true
  /** Friends who were counted with the speaker among them. */
  peers?: number
  /** "My wife and the kids": people of unknown number join. */
  openCount?: 'children' | 'adults'
  cabinClass?: CabinClass | null
  /** "Premium economy or business": the first is `cabinClass`, these are equally acceptable. */
  otherCabins?: CabinClass[]
  notCabin?: CabinClass
  /** "Premium economy for the long ones": the cabin of some flights only, which no search holds. */
  cabinOfSome?: CabinClass
  /** Per traveller, as the search counts them. */
  checkedBags?: number
  /** "Two people with three suitcases": the total number. */
  bagsInAll?: number
  cabinBagsOnly?: boolean
  /** Fields that were only preferences. */
  softs: ('cabinClass' | 'checkedBags')[]
}

/** The party and its wishes before the message. */
export type PartyContext = {
  situation: { wishes: Pick<FoldContext['situation']['wishes'], keyof Travellers | 'checkedBags'> }
  /** The message speaks of "we" and never of "I". */
  isOfUs?: boolean
}

const MOST_BAGS = 3
const CHILD_MONTHS = 24
const OF_AGE = 18
const PEOPLE: Omit<Mention, 'count'> = {
  naming: 'person',
  noun: 'person',
  kin: null,
  ages: [],
  months: null,
  article: 'none',
  hasNumber: true,
  isMore: false,
  isFewer: false,
  isTotal: true,
  isOnly: false,
  isPart: false,
  isOfOthers: false,
  isWe: true,
  seat: null,
  needs: [],
}
const GOING: readonly Standing[] = ['is', 'more', 'result']
const NEEDS: readonly Need[] = ['senior', 'student', 'wheelchair']
const DEFAULT_CABIN: CabinClass = 'economy-with-restrictions'
const CABINS: readonly CabinClass[] = ['economy-with-restrictions', 'economy-without-restrictions', 'economy-premium', 'business', 'first']

/** Nothing is known yet of the trip or its travellers. */
function isFresh(wishes: Partial<FoldContext['situation']['wishes']>): boolean {
  const { from, to, departureOn, adults, children = 0, infants = 0 } = wishes
  return from === null && to === null && departureOn === null && adults === 1 && children + infants === 0
}

/** Folds a message's frames into changes to the party, the cabin and the bags. Pure. */
export function foldParty(frames: readonly Frame[], { situation, isOfUs = false }: PartyContext): PartyChange {
  const { adults, children, infants, pets, childAges } = situation.wishes
  const known: Travellers = { adults, children, infants, pets, childAges }
  const values = withCountsCorrected(frames.map(({ value }) => (typeof value.people === 'number' ? startingApart(value.people) : value)))
  const isSent = values.some((value) => value.sent === true || value.noAdults === true)
  const parties = withGrownPeers(values.filter(isPartyFrame), known).map((frame) => (isSent ? withoutSender(frame) : frame))
  const isFirst = isFresh(situation.wishes)
  const placed = placeMentions(parties, isFirst)
  const isNeed = values.some((value) => value.need !== undefined)
  const among = isFirst ? placed : amongParty(placed, parties, known, isNeed)
  const isInfantKnown = known.infants > 0 || among.some((one) => one.naming === 'infant' && !isSeatOfInfant(one))
  const mentions = isInfantKnown ? among.filter((one) => !isSeatOfInfant(one)) : among
  const people = parties.flatMap(({ party }) => party.people)
  const instead = values.flatMap((value) => ('countInstead' in value ? [value.countInstead as CountInstead] : []))
  const added = addUp(mentions, known)
  const counted = instead.length > 0 && Object.keys(added).length === 0 ? corrected(instead.at(-1) as CountInstead, known) : added
  const isAlone = values.some((value) => value.alone === true)
  const areAllGrown = values.some((value) => value.allGrown === true)
  const together = isAlone ? alone(counted, mentions, known) : areAllGrown ? grown(counted, known) : counted
  // "Mon fils de 15 ans part seul": whom the words make the traveller is who is alone.
  const isSubjectAlone = isAlone && parties.some(({ lead }) => lead === 'travels')
  const isYoungAlone =
    (isSubjectAlone || values.some((value) => value.youngAlone === true)) && isOnlyYoung(mentions, { children: 0, infants: 0 })
  const isWithoutAdults =
    isYoungAlone ||
    (values.some((value) => value.noAdults === true) && isOnlyYoung(mentions, { ...known, ...together })) ||
    (!isAlone && mentions.some((one) => one.naming === 'adult' && one.standing === 'none'))
  const isSeatWanted = values.some(({ seatForInfant }) => seatForInfant === true) || (isInfantKnown && people.some(isSeatOfInfant))
  const counts = isWithoutAdults ? { ...together, adults: grownAmong(mentions) } : together
  const seated = isSeatWanted ? withSeatForInfant(counts, known) : counts
  const travellers = isOfUs ? withParents(seated, mentions, known) : seated
  const ownSeats =
    people
      .filter((one) => one.seat === 'own' && !(isInfantKnown && isSeatOfInfant(one)))
      .reduce((sum, { ages, count }) => sum + (infantsAmong(ages) || (count ?? 1)), 0) + (travellers.infants !== together.infants ? 1 : 0)
  const months = people.flatMap((one) => (one.months !== null && one.months < CHILD_MONTHS && one.seat !== 'own' ? [one.months] : []))
  const help = SPECIAL_SERVICES.find((kind) => kind === values.findLast((value) => value.help !== undefined)?.help)
  const open = mentions.find(({ count, article, standing }) => count === null && article === 'whose' && standing === 'apart')
  return {
    travellers,
    needs: [...new Set([...people.flatMap(({ needs }) => needs), ...NEEDS.filter((need) => values.some((value) => value.need === need))])],
    ...(ownSeats > 0 ? { ownSeats } : {}),
    ...(months.length > 0 ? { infantMonths: Math.max(...months) } : {}),
    ...(help ? { assistance: help } : {}),
    ...(isWithoutAdults && (counts.adults ?? 0) > 0 ? { isTeenAlone: true as const } : {}),
    ...(values.some(({ extraSeats }) => extraSeats === 1) ? { hasExtraSeat: true as const } : {}),
    ...(values.some((value) => value.calledChild === true) || mentions.some(isGrownAmongAdults) ? { isGrownChild: true } : {}),
    ...(parties.some(arePeers) && travellers.adults !== undefined && !mentions.some(({ naming }) => naming === 'speaker')
      ? { peers: travellers.adults }
      : {}),
    ...(parties.some(areElders) && !mentions.some(({ naming }) => naming === 'speaker') ? { isOfElders: true } : {}),
    ...(open && isOpen(open, known, travellers) ? { openCount: open.naming === 'companion' ? 'adults' : 'children' } : {}),
    ...cabinOf(values),
    ...bagsOf(values, { ...known, ...travellers }, parties.length > 0, situation.wishes.checkedBags),
    softs: softsOf(values),
  }
}

/** "Three adults, sorry, two": the number replaces the one directly before it. */
function withCountsCorrected(values: Values): Frame['value'][] {
  const corrected: Frame['value'][] = []
  for (const value of values) {
    const last = corrected.at(-1)
    const { wrong, right, naming } = ('countInstead' in value ? value.countInstead : {}) as Partial<CountInstead>
    const people = last && isPartyFrame(last) ? last.party.people : []
    const person = people.at(-1)
    if (right !== undefined && wrong === null && naming === null && person?.hasNumber && last && isPartyFrame(last))
      corrected[corrected.length - 1] = { ...last, party: { ...last.party, people: [...people.slice(0, -1), { ...person, count: right }] } }
    else corrected.push(value)
  }
  return corrected
}

/** "4 girls to Porto", "me and three girls": friends, unless somebody's parents or an age is named with them. */
function withGrownPeers(parties: readonly PartyFrame[], { children, infants }: Travellers): PartyFrame[] {
  const people = parties.flatMap(({ party }) => party.people).filter(({ naming }) => naming !== 'speaker')
  const [peers, more] = people
  const isOne = peers?.noun === 'young-peers' && peers.naming === 'child' && peers.hasNumber && (peers.count ?? 0) > 1 && !peers.isMore
  if (!isOne || more || peers.ages.length > 0 || peers.article !== 'none' || children + infants > 0) return [...parties]
  return parties.map((frame) => ({
    ...frame,
    party: {
      ...frame.party,
      people: frame.party.people.map((one) => (one === peers ? { ...one, naming: 'person', noun: 'person' } : one)),
    },
  }))
}

/** "We want to take our two kids to Rome": the children of two who speak of themselves as "we". */
function withParents(travellers: Partial<Travellers>, mentions: readonly PlacedMention[], known: Travellers): Partial<Travellers> {
  const isOurs = mentions.some((one) => isYoung(one) && GOING.includes(one.standing) && one.article === 'whose' && one.isWe)
  const isFirst = known.adults === 1 && known.children + known.infants === 0 && travellers.adults === undefined
  return isFirst && isOurs && !mentions.some((one) => !isYoung(one)) ? { ...travellers, adults: 2 } : travellers
}

/** "I want to send mum and dad to Dubai", "they fly without us": the speaker stays. */
function withoutSender(frame: PartyFrame): PartyFrame {
  const people = frame.party.people.filter(({ naming }) => naming !== 'speaker')
  return { ...frame, party: { ...frame.party, people: people.map((one) => ({ ...one, isOfOthers: true, isWe: false })) } }
}

/** Nobody grown is named beside them: "my mum flies without me" leaves her. */
function isOnlyYoung(mentions: readonly PlacedMention[], { children, infants }: Pick<Travellers, 'children' | 'infants'>): boolean {
  const isYoungNamed = mentions.some((one) => isYoung(one) && one.standing === 'is')
  return (isYoungNamed || children + infants > 0) && mentions.every((one) => isYoung(one) || !GOING.includes(one.standing))
}

/** Young people old enough to fly as adults. */
function grownAmong(mentions: readonly PlacedMention[]): number {
  const ages = mentions.filter((one) => isYoung(one) && one.standing === 'is').flatMap((one) => one.ages)
  return ages.filter((age) => passengerTypeOfAge(age) === 'adult').length
}

function isGrownAmongAdults({ naming, standing, ages }: PlacedMention): boolean {
  return naming === 'kin-child' && standing === 'apart' && ages.some((age) => age < OF_AGE && passengerTypeOfAge(age) === 'adult')
}

function infantsAmong(ages: readonly number[]): number {
  return ages.filter((age) => passengerTypeOfAge(age) === 'infant').length
}

/** "The baby needs her own seat": the one that was counted already. */
function isSeatOfInfant({ naming, article, seat }: Mention): boolean {
  return seat === 'own' && naming === 'infant' && article === 'the'
}

/** "I want to pay for a seat for him": the party's infant counts as a child. */
function withSeatForInfant(travellers: Partial<Travellers>, known: Travellers): Partial<Travellers> {
  const { infants = known.infants, children = known.children, childAges = known.childAges } = travellers
  if (infants !== 1) return travellers
  return { ...travellers, infants: 0, children: children + 1, childAges: childAges.filter((age) => passengerTypeOfAge(age) !== 'infant') }
}

function isOpen({ naming }: Mention, known: Travellers, travellers: Partial<Travellers>): boolean {
  const minors = (travellers.children ?? known.children) + (travellers.infants ?? known.infants)
  return naming === 'child' || naming === 'kin-child' || naming === 'infant' ? minors === 0 : naming === 'companion'
}

/** "5 mates from Newcastle and one from London" are six. */
function startingApart(count: number): Frame['value'] {
  return { party: { people: [{ ...PEOPLE, count }], isJoined: false } }
}

type Values = readonly Frame['value'][]

function cabinOf(values: Values): Pick<PartyChange, 'cabinClass' | 'otherCabins' | 'notCabin' | 'cabinOfSome'> {
  const ofSome = values.flatMap((value) => CABINS.filter((cabin) => cabin === value.cabinOfSome))
  const dearest = ofSome.toSorted((one, other) => CABINS.indexOf(one) - CABINS.indexOf(other)).at(-1)
  if (dearest) return { cabinOfSome: dearest }
  const said = values.findLast((value) => 'cabin' in value)?.cabin
  const refused = values.findLast((value) => 'notCabin' in value)?.notCabin
  const not = CABINS.find((cabin) => cabin === refused)
  if (said === null) return { cabinClass: null }
  const [cabinClass, ...otherCabins] = (Array.isArray(said) ? said : [said]).flatMap((one) => CABINS.filter((cabin) => cabin === one))
  if (cabinClass) return { cabinClass, ...(otherCabins.length > 0 ? { otherCabins } : {}), ...(not ? { notCabin: not } : {}) }
  // Without basic economy, changeable economy is left; refusing a dearer cabin means economy.
  if (refused === 'basic') return { cabinClass: 'economy-without-restrictions' }
  return not ? { notCabin: not, ...(not === DEFAULT_CABIN ? { cabinClass: 'economy-premium' } : { cabinClass: DEFAULT_CABIN }) } : {}
}

/** One cabin for all flights: where it's said of some of them, economy is searched. */
export function withOneCabin(change: PartyChange, leg: number | null): PartyChange {
  const { cabinOfSome = leg === null ? null : change.cabinClass } = change
  return cabinOfSome ? { ...change, cabinOfSome, cabinClass: DEFAULT_CABIN } : change
}

type Bags = { n: number; per?: 'each' | 'all'; more?: true; less?: true; oneWay?: true }

function bagsOf(
  values: Values,
  { adults, children }: Travellers,
  isPartySaid: boolean,
  before: number,
): Pick<PartyChange, 'checkedBags' | 'bagsInAll' | 'cabinBagsOnly'> {
  const bags = values.flatMap((value) => ('bags' in value ? [value.bags as Bags] : []))
  const cabinOnly = values.findLast((value) => 'cabinBagsOnly' in value)?.cabinBagsOnly
  const last = bags.at(-1)
  if (!last) {
    const none = values.some((value) => value.checkedBags === 0)
    return { ...(none ? { checkedBags: 0 } : {}), ...(typeof cabinOnly === 'boolean' ? { cabinBagsOnly: cabinOnly } : {}) }
  }
  // A search has the same bags both ways.
  if (last.oneWay) return { checkedBags: 0, bagsInAll: last.n }
  const people = Math.max(1, adults + children)
  // "Two suitcases" for four people are two in all.
  const isForAll = last.n > 1 && people > 1 && (isPartySaid || last.n < people)
  const isShared = last.per === 'all' || (last.per === undefined && isForAll && !last.more)
  if (!isShared && !last.less) return { checkedBags: Math.min(MOST_BAGS, last.more ? before + last.n : last.n) }
  const all = before * people
  const bagsInAll = last.less ? Math.max(0, all - last.n) : last.n + (last.more ? all : 0)
  // One case for two people is none each: it's bought by itself.
  return { checkedBags: bagsInAll < people ? 0 : Math.min(MOST_BAGS, Math.ceil(bagsInAll / people)), bagsInAll }
}

function softsOf(values: Values): PartyChange['softs'] {
  const soft = values.filter((value) => value.soft === true)
  const has = (slot: string) => soft.some((value) => slot in value)
  return [...(has('cabin') ? ['cabinClass' as const] : []), ...(has('bags') || has('checkedBags') ? ['checkedBags' as const] : [])]
}
