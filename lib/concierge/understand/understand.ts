import { type MemoryChange, MOST_KEPT_NIGHTS } from '@/lib/travel/trip/trip-memory'
import { allFrames, asksSomething, type Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import type { Language } from '../grammar/languages'
import { hearPlanning } from '../hear-planning'
import { hearFrames, hearSearch, type SearchHeard } from '../hear-search'
import { hearStay } from '../hear-stay'
import { withMemory } from '../memory'
import { offered } from '../pending'
import { readMessage } from '../read-message'
import { unreadPhrases } from '../reply'
import { conceptsOf } from '../router/concepts'
import { isGrave } from '../router/topics'
import { type AncillaryContext, ancillaryContext } from '../skills/ancillaries/context'
import { asksWhetherAllowed, foldAncillaries } from '../skills/ancillaries/fold'
import { heldAncillaries } from '../skills/ancillaries/held'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import { foldControl, type Steering } from '../skills/control/fold'
import { pickedDates } from '../skills/dates/picked-dates'
import { cheapestWithoutBags, type FarePicking, foldFares, offeredBrand } from '../skills/fares/fold'
import { termIn } from '../skills/fares/refund-wish'
import { asksOfBudget, budgetWish, packBudget } from '../skills/filters/budget-wish'
import { type AskedTopic, askedTopic, isOfTrouble } from '../skills/guide/asked-topic'
import { assistanceAsked } from '../skills/guide/say-assistance'
import { deniesNeed, foldMemory } from '../skills/memory/fold'
import { foldOrder } from '../skills/order/fold'
import { isPartyFrame } from '../skills/party/standing'
import { pickContext } from '../skills/pick/context'
import { foldPick, type Picking, type PickList, pointingOf } from '../skills/pick/fold'
import { isSlots } from '../skills/pick/helpers'
import type { Topic } from '../skills/pick/topics'
import { withPlannedPlace } from '../skills/plan/planned-place'
import type { PlanningWish } from '../skills/plan/planning-wish'
import { addedPlaces } from '../skills/route/added-places'
import { type ComparedPlaces, comparedPlaces } from '../skills/route/compared-places'
import type { RouteChange } from '../skills/route/fold'
import { narrowedRoutes, pickedRoute } from '../skills/route/picked-route'
import type { StayWish } from '../skills/stays/stay-wish'
import { nextOpenSlice, type Table } from '../table'
import { asksOfDays } from './asked-days'
import { directFilters } from './direct-filters'
import type { FilterWish } from './filter-wish'
import { asksOfPapers, type HeardAsk, heardAsks, isWhollyRead, practicalTopic, wishesForSearch } from './heard-asks'
import { houseActs } from './house-acts'
import { inContext } from './in-context'
import { openJawVariants } from './open-jaws'
import { requestOf } from './requests'
import { changesNothing, doubtfulPlace } from './second-thoughts'
import { pickedVariant, rivalVariants, type Supposed, type VariantWish, variantsOf } from './supposed-variants'
import type { FareReading, Understanding } from './understanding'
import type { SearchWish } from './wished-search'
import { normaliseWords } from './words'

/** Nobody says more acts at once, and each is read anew. */
const MOST_JOINTS = 8
const PARTY = ['adults', 'children', 'infants', 'childAges']
const CLICK = /^\s*\(by click\)\s*/i

/** The meaning of one message, given the table, act after act. Pure; every part can be read alone. */
export function understand(message: string, table: Table): Understanding {
  const whole = understandWhole(message, table)
  const isOfOneSkill = whole.stay !== null || whole.planning !== null
  const acts = (isOfOneSkill && (table.flights || table.situation.plan || table.stays.shown) ? actsApart(message, table) : null) ?? whole
  return { ...acts, memory: memorySaid(message, whole, table) }
}

/** What is said of likes and needs beside any act. */
function memorySaid(message: string, { click, planning, ancillaries }: Understanding, table: Table): MemoryChange | null {
  if (click !== null) return null
  const kept = readMessage(normaliseWords(message), table).clauses.filter(tellsOfTravellers)
  // A meal for a flight that's chosen is bought; before that it tells what somebody eats.
  const meals = table.situation.mode === 'trip_summary' ? [] : ancillaries
  return foldMemory(allFrames(kept), { planning, meals, nights: nightsSaid(planning, table) }, table.situation)
}

/** Neither a story nor a question; "puedo caminar bien" only begins like one. */
function tellsOfTravellers(clause: Clause): boolean {
  const isDenial = clause.said.some(({ skill, value }) => skill === 'memory' && 'noLonger' in value)
  return clause.kind !== 'story' && (isDenial ? !clause.text.endsWith('?') : !asksSomething(clause))
}

/** "Where could we go for four nights?": how long, while no days are known. */
function nightsSaid(planning: PlanningWish | null, { situation: { wishes } }: Table): number | null {
  const suggestion = planning?.kind === 'calls' ? planning.suggestion : undefined
  const nights = suggestion?.heard.dates.nights ?? null
  return nights && nights <= MOST_KEPT_NIGHTS && wishes.departureOn === null && !suggestion?.heard.dates.departureOn ? nights : null
}

/** "The second one, and find us a hotel": two acts, of which the choice of a flight or a fare comes first. Null for one act. */
function actsApart(message: string, table: Table): Understanding | null {
  const { text, joints } = readMessage(normaliseWords(message), table)
  for (const at of joints.filter((joint) => joint > 0).slice(0, MOST_JOINTS)) {
    const parts = { before: text.slice(0, at), after: text.slice(at) }
    const [one, other] = [understandWhole(parts.before, table), understandWhole(parts.after, table)]
    const ofHouse = houseActs({ text: parts.before, understood: one }, { text: parts.after, understood: other }, table)
    if (ofHouse) return ofHouse
    if (choosesOnly(one) && isOfPlaces(other)) return { ...one, next: understand(text.slice(at), table) }
    if (choosesOnly(other) && isOfPlaces(one)) return { ...other, next: understand(text.slice(0, at), table) }
    if (changesPartyOnly(one, table) && other.stay?.act === 'search') return { ...one, next: understand(text.slice(at), table) }
    if (isPlanned(one, table) && other.stay) return { ...one, next: other }
    if (one.stay && isPlanned(other, table)) return { ...one, next: other }
  }
  return null
}

function choosesOnly({ isTaking, flight, fares, change, stay, planning }: Understanding): boolean {
  return !stay && !planning && Object.keys(change).length === 0 && ((isTaking && flight !== null) || fares !== null)
}

/** "My sister is coming too, and the same hotel": the flights are for her as well. */
function changesPartyOnly({ stay, planning, change }: Understanding, { situation }: Table): boolean {
  const said = Object.keys(change)
  return !stay && !planning && situation.result !== null && said.length > 0 && said.every((name) => PARTY.includes(name))
}

function isOfPlaces({ stay, planning }: Understanding): boolean {
  return stay !== null || planning?.kind === 'calls'
}

function isPlanned({ planning }: Understanding, { situation }: Table): boolean {
  return situation.plan !== undefined && planning?.kind === 'calls'
}

function understandWhole(message: string, table: Table): Understanding {
  if (CLICK.test(message)) return { ...NOTHING, click: message.replace(CLICK, '').trim() }
  const isTrouble = isOfTrouble(askedTopic(message, table.language))
  const words = normaliseWords(message)
  const context = ancillaryContext(table)
  const heard = hearSearch(words, table, context)
  const said = isTrouble ? null : hearStay(words, heard, table)
  const stay = said?.wish.act === 'search' && (supposesWayBack(heard, table) || quotesPrice(heard, table)) ? null : said
  // "How much is left for a hotel?" looks for none; "keep that one, how much is left?" keeps it.
  const isOfMoney = asksOfBudget(heard)
  if (isOfMoney && stay?.wish.act !== 'choose') return understandTrip(words, table, context, heard)
  if (stay) {
    const { control, isPaying } = foldControl(stay.reading.clauses, words)
    const request = control === 'check-out' ? control : null
    const tripBudget = packBudget(stay.reading)
    const wish = tripBudget ? withoutPrice(stay.wish) : stay.wish
    return { ...NOTHING, words, stay: wish, tripBudget, request, isPaying, unread: unreadPhrases(stay.reading.clauses, table.language) }
  }
  const planning = isTrouble ? null : hearPlanning(message, table)
  // A whole route after a plan is the complete search; otherwise the plan supplies place and dates.
  const isWholeRoute = Boolean(heard.change.from && heard.change.to)
  const isDayless = !heard.change.departureOn && !heard.window && !heard.dates.vague
  if (planning?.wish.kind === 'fly' && (!isWholeRoute || isDayless))
    return { ...NOTHING, change: flightsWished(message, planning.wish.search, table) }
  // "When does it land, and what is the weather like there?": answers both.
  const isBesideFlights = planning?.wish.kind === 'guide' && foldPick(heard.reading.clauses, pickContext(table)).asks.length > 0
  // "Flights to Rome from London, 22 to 25 January, and a plan for three days."
  const isPlanLater = planning?.wish.kind === 'calls' && isWholeRoute && Boolean(heard.change.departureOn)
  if (isPlanLater) return { ...understandTrip(words, table, context, heard), isPlanLater }
  if (planning && planning.wish.kind !== 'fly' && !isBesideFlights)
    return { ...NOTHING, words, planning: planning.wish, tripBudget: budgetWish(heard, table.situation), unread: planning.unread }
  const all = inContext(words, table)
  // Bags requested with a flight or a fare are bought separately; otherwise they are part of the search.
  const buyingBags = { ...context, buysBags: true }
  const withFare = table.fares.length > 0 && !context.buysBags ? understandTrip(all, table, buyingBags) : null
  if (withFare?.fares) return { ...withFare, ancillaries: withoutIncludedBags(withFare.ancillaries, withFare.fares, table) }
  const trip = understandTrip(all, table, context, all === words ? heard : undefined)
  const takesWithBags = trip.isTaking && !context.buysBags && (trip.heard?.party.checkedBags || trip.heard?.party.bagsInAll)
  return takesWithBags ? understandTrip(all, table, buyingBags) : trip
}

/** "So £375 for everything?" makes sure of a price, and looks for no place to stay. */
function quotesPrice({ reading }: SearchHeard, table: Table): boolean {
  const { asks } = foldPick(reading.clauses, pickContext(table))
  return table.situation.result !== null && reading.clauses.some(asksSomething) && asks.some(({ quoted }) => quoted !== undefined)
}

/** "If we come back on the 15th, how much more is it?" asks about the flights, also after a place to stay; "a hotel until the 15th" doesn't. */
function supposesWayBack({ reading, dates }: SearchHeard, { situation }: Table): boolean {
  const isOfHouse = allFrames(reading.clauses).some(({ skill }) => skill === 'stays')
  return situation.result !== null && !isOfHouse && Boolean(dates.returnOn) && reading.clauses.some(({ isSupposed }) => isSupposed)
}

/** "Flights and hostel, 250 in all": the budget of the trip, not of the nights. */
function withoutPrice(wish: StayWish): StayWish {
  if (wish.act !== 'search' || !wish.input.filters?.pricePerNight) return wish
  const { pricePerNight: _price, ...filters } = wish.input.filters
  return { ...wish, input: { ...wish.input, filters } }
}

/** "Standard, with the bag": a bag included in the fare isn't bought separately. */
function withoutIncludedBags(wishes: AncillaryWish[], fares: FareReading, table: Table): AncillaryWish[] {
  const chosen = 'choices' in fares ? fares.choices : []
  const bags = chosen.map(
    ({ sliceIndex, fareId }) =>
      table.fares.find((slice) => slice.sliceIndex === sliceIndex)?.fares.find((fare) => fare.fareId === fareId)?.checkedBags ?? 0,
  )
  // "Light please, no bags": there are none to give back.
  const isNothingKept = table.standing.length === 0 && heldAncillaries(table).length === 0
  return wishes
    .filter(({ wish }) => wish !== 'drop' || !isNothingKept)
    .filter(
      ({ kind, bag, quantity = 1 }) => kind !== 'bags' || bag === 'cabin' || bags.length === 0 || bags.some((count) => count < quantity),
    )
}

function understandTrip(
  words: string,
  table: Table,
  context: AncillaryContext = ancillaryContext(table),
  heard: SearchHeard = hearSearch(words, table, context),
): Understanding {
  // "And without the bag?" asks for a price: nothing that is bought goes.
  const plain = context.buysBags ? hearSearch(words, table, { ...context, buysBags: false }) : null
  if (plain?.change.checkedBags === 0 && plain.reading.clauses.some(({ isSupposed }) => isSupposed))
    return understandTrip(words, table, { ...context, buysBags: false }, plain)
  const { clauses, text } = heard.reading
  const { wishes, again: said, isNoMore, ...buying } = foldAncillaries(clauses, context)
  // "Just me" is then no new party.
  if (buying.gearFor || buying.petKg !== null) return { ...NOTHING, words, ...buying }
  const steering = foldControl(clauses, text)
  const { frames } = heard.reading
  const isAgreed = requestOf(steering, words, table.language) === 'yes'
  const isYesToDays = isAgreed && table.pending?.asked !== 'confirm'
  const days = pickedDates(table.offeredDays, { frames, all: allFrames(clauses) }, heard.dates, isYesToDays)
  const picked = pickedRoute(table.comparison, frames, isAgreed && table.pending?.asked === 'which-route')
  const narrowed = picked ? null : narrowedRoutes(table.comparison, frames)
  const wished = {
    ...withMemory(withPlannedPlace(narrowed ? withoutPlaces(heard.change) : heard.change, heard.legs, table), table),
    ...earlierSearch(steering),
    ...earlierPlace(heard, table),
    ...days,
    ...picked,
    ...(isThatDay(frames) ? offeredDay(table) : {}),
  }
  const picking = foldPick(clauses, { ...pickContext(table), hasAskedForBest: asksForBest(table.earlierWords.at(-1) ?? '', table) })
  const farePicking = foldFares(clauses, table, offeredBrand(table))
  // "And just the flight home?", after a price, asks for a part of it.
  const part = said?.isOnly ? (said.flights?.sliceIndexes?.[0] ?? null) : picking.meant
  const isOfPrice = part !== null && clauses.every(asksSomething) && asksForPrice(table.earlierWords.at(-1) ?? '', table)
  const again = isOfPrice ? null : said
  const pointing = pointingOf(picking)
  // "AC400 at 9:25, and the cheapest fare both ways": the flight that is still missing comes first.
  const takesNext = pointing.isTaking && picking.picks.some(({ sliceIndex }) => sliceIndex === nextOpenSlice(table.situation))
  const fares =
    takesNext || (isHard(wished) && !changesNothing(wished, table.situation))
      ? null
      : (faresOf(farePicking) ?? fareOfHandBags(heard, table))
  const { flight, isTaking } = fares ? { flight: null, isTaking: false } : pointing
  const change = fares ? {} : isTaking && flight ? ofTakenFlight(wished, table) : wished
  // At most one stop allows more than direct.
  if (table.situation.wishes.directOnly && heard.filters.some(({ stops }) => stops?.includes('one-stop'))) change.directOnly ??= false
  const filters = [...(days ? filtersKept(table) : []), ...(heard.oneLifted ? [] : directFilters(heard.filters, picking.meant, table))]
  const list = isTaking || fares ? null : listWanted(picking, change, heard.leg, table)
  const isKnown = !list && changesNothing(change, table.situation)
  // "I take BA897 on Monday", which is the day of the search.
  const hasChange = Object.keys(change).length > 0 && !isKnown
  const { route, dates } = heard
  const wayBack = isEarlierPlace(heard, table) ? null : route.wayBack
  const isSupposed = clauses.some((clause) => clause.isSupposed) && isToSuppose(heard, wished, filters, table)
  const jaws = openJawVariants(clauses, table)
  // "And with one case between us?": bags for some can't be supposed, but asked for.
  const isOneBag = isSupposed && heard.party.bagsInAll === 1 && Object.keys(wished).join() === 'checkedBags'
  const rivals = rivalVariants(allFrames(clauses), table.situation.result !== null || Boolean(change.to && change.departureOn))
  const beside = jaws.length > 0 ? jaws : rivals
  const supposed = isSupposed && !isOneBag ? variantsHeard(clauses, { change: wished, filters, wayBack }, table, context) : []
  const variants = beside.length > 0 ? beside : supposed
  // Days and travellers said with it are searched first.
  const isJawAlone = jaws.length > 0 && Object.keys(change).every((name) => ['from', 'to', 'tripType'].includes(name))
  const named = isSupposed ? [] : variantsOf({ change: wished, filters, wayBack })
  // "I don't mind when in January" agrees to no other price.
  const asksOfTime = heard.window !== null || heard.areNightsMissing || heard.dayChoice !== null || heard.dates.vague !== undefined
  const takenVariant = isSupposed || asksOfTime ? null : pickedVariant(table.pending, frames, { named, isAgreed })
  const topic = topicOfParty(heard, picking, table) ?? topicBeside(clauses, words, table.language, wishes) ?? topicOfNeed(heard)
  // "Is it safe to put my card in here?" asks about paying, whatever else its words are of.
  const isOfPaying =
    steering.control === 'safe-to-pay' && topic !== null && OF_SAFETY.includes(topic) && speaksOfPaying(words, table.language)
  const isDenied = deniesNeed(allFrames(clauses.filter(tellsOfTravellers)))
  // "When is my flight back?" asks for its times, not whether it's late.
  const isOfTimes = topic === 'flight-status' && picking.asks.some(({ what }) => what === 'chosen')
  // "Do kids get a discount?" asks for their fare.
  const isOfChildren = topic === 'discount' && practicalTopic(picking) === 'child-fares'
  const unsupported = isOfPaying || isDenied || isOfTimes || isOfChildren ? null : topic
  return {
    click: null,
    words,
    change: list || isKnown || isJawAlone || isOneBag ? {} : isSupposed ? unsupposed(heard, table).change : change,
    isKnown,
    doubtfulPlace: list || isKnown ? null : doubtfulPlace(change, clauses, table),
    flight: days || (hasChange && isTaking) ? null : flight,
    isTaking: isTaking && !hasChange,
    fares,
    sliceIndex: picking.sliceIndex ?? heard.leg,
    asks: isOneBag
      ? [{ what: 'total-with', flights: null, scope: null, isSure: true, start: 0, needs: { bag: true, isOneBag: true } }]
      : isOfPrice
        ? [{ what: 'total', flights: null, scope: part, isSure: true, start: 0 }]
        : variants.length > 0
          ? []
          : withDayChoice(asksOfDays(heardAsks(clauses, picking, farePicking), clauses, table), isKnown, heard, table),
    list,
    request: isUndoing(steering)
      ? 'undo'
      : ((days || picked ? null : requestOf(steering, words, table.language)) ??
        practicalTopic(picking) ??
        (isNoMore ? 'no' : isDenied ? 'let-be' : null)),
    isPaying: steering.isPaying,
    isQuestion: clauses.some(asksSomething),
    variants,
    tripBudget: budgetWish(heard, table.situation),
    asksBudget: asksOfBudget(heard),
    memory: null,
    takenVariant,
    // "Keep the fares shown" doesn't hold a price.
    // "We come home by train" doesn't request a train.
    unsupported: (fares && unsupported === 'held-price') || (dates.isReturnDropped && unsupported === 'train') ? null : unsupported,
    vague: heard.dayChoice || heard.window ? null : (dates.vague ?? null),
    impossibleDay: dates.impossible?.said ?? null,
    filters: isSupposed ? unsupposed(heard, table).filters : filters,
    limitSymbol: heard.limits.budget?.sign ?? heard.limits.budget?.currency ?? null,
    oneLifted: heard.oneLifted,
    legs: isJawAlone ? [] : heard.legs,
    leftOut: picking.leftOut,
    anotherBack: picking.anotherBack,
    wayBack: isJawAlone ? null : wayBack,
    places: narrowed ?? (picked ? null : placesWished(route, change, table)),
    fareTerm: termIn(heard.reading.frames),
    flexDays: dates.flexDays ?? null,
    dateWindow: heard.window,
    assumed: dates.assumed,
    ancillaries: wishes,
    ancillariesAgain: again,
    ...buying,
    planning: null,
    isPlanLater: false,
    stay: null,
    order: foldOrder(heard.reading.clauses),
    heard,
    unread: unreadPhrases(heard.reading.clauses, table.language),
    next: null,
  }
}

/** "Ok, that day." */
function isThatDay(frames: readonly Frame[]): boolean {
  const days = frames.filter(({ skill }) => skill === 'dates')
  return days.length === 1 && days.every(({ value }) => isSlots(value.when) && isSlots(value.when.day) && value.when.day.is === 'same')
}

/** The day whose search the last answer offered. */
function offeredDay({ pending }: Table): SearchWish {
  const { departureOn, returnOn } = offered(pending, 'searchFlights') ?? {}
  return {
    ...(typeof departureOn === 'string' ? { departureOn } : {}),
    ...(typeof returnOn === 'string' ? { returnOn } : {}),
  }
}

const OF_PRICES: readonly Topic[] = ['total', 'shares', 'both-ways', 'made-of', 'total-with', 'fees']

/** "Whats the cheapest", with or without its mark. */
function asksForBest(words: string, table: Table): boolean {
  const { clauses } = readMessage(normaliseWords(words), table)
  return foldPick(clauses, pickContext(table)).asks.some(({ what, flights, by }) => what === 'described' && (flights?.query?.order ?? by))
}

function asksForPrice(words: string, table: Table): boolean {
  const { clauses } = readMessage(normaliseWords(words), table)
  return foldPick(clauses, pickContext(table)).asks.some(({ what }) => OF_PRICES.includes(what))
}

/** "Back on Saturday or Monday", of a trip that is back on Saturday: both are compared. So are the days around it for who is flexible by some. */
function withDayChoice(asks: HeardAsk[], isKnown: boolean, { dayChoice, dates, change }: SearchHeard, { situation }: Table): HeardAsk[] {
  const isFlexible = Boolean(dates.flexDays) && situation.result !== null && Object.keys(change).length === 0
  if (asks.length > 0 || !(isFlexible || (isKnown && dayChoice))) return asks
  return [{ what: 'other-days', flights: null, scope: null, isSure: true, start: 0 }]
}

function placesWished(route: RouteChange, change: SearchWish, table: Table): ComparedPlaces | null {
  return addedPlaces(route, change, table) ?? comparedPlaces(route, change)
}

function withoutPlaces({ from: _from, to: _to, ...others }: SearchWish): SearchWish {
  return others
}

/** Whether a supposed change is one of the trip: a whole route is a new search, and what the trip has already is none. */
function isToSuppose(heard: SearchHeard, wished: SearchWish, filters: readonly FilterWish[], table: Table): boolean {
  const { situation } = table
  // Several places are compared on a card of their own.
  if (!situation.result || situation.order || placesWished(heard.route, wished, table)) return false
  // A bag may be bought, or lie in the fare, that the search didn't ask for.
  const isOfTrip = wished.checkedBags !== 0 && filters.length === 0 && !heard.route.wayBack && changesNothing(wished, situation)
  return !isOfTrip && (heard.legs.length > 1 || !(wished.from && wished.to))
}

/** "Make it three. And how much more is business?": what is wished for beside it. */
function unsupposed({ reading }: SearchHeard, table: Table): Pick<SearchHeard, 'change' | 'filters'> {
  const frames = reading.clauses.filter(({ isSupposed }) => !isSupposed).flatMap((clause) => clause.frames)
  return frames.length > 0 ? hearFrames(reading, frames, table) : { change: {}, filters: [] }
}

/** "How much more is business, and what if we were three?" supposes two things, each by itself. */
function variantsHeard(clauses: readonly Clause[], whole: Supposed, table: Table, context: AncillaryContext): VariantWish[] {
  const supposed = clauses.filter(({ isSupposed }) => isSupposed)
  const isWhole = clauses.every(({ isSupposed, frames }) => isSupposed || frames.length === 0)
  if (supposed.length < 2 && isWhole) return variantsOf(whole)
  return supposed.flatMap(({ text }) => {
    const { change, filters, route } = hearSearch(text, table, context)
    return variantsOf({ change, filters, wayBack: route.wayBack })
  })
}

/** Topics that share their words with the safety of a payment. */
const OF_SAFETY: readonly AskedTopic[] = ['fear', 'insurance', 'travel-alert', 'true-prices', 'off-topic']

function speaksOfPaying(words: string, language: Language): boolean {
  const concepts = conceptsOf(words, language)
  return ['card', 'pay', 'protected'].some((concept) => concepts.includes(concept))
}

/** A child's seat, lap or fare. */
const OF_LONE_CHILD: readonly string[] = ['minor-alone', 'minor-papers', 'minor-escort']
const OF_YOUNG: readonly unknown[] = ['child-seat', 'child-lap', 'child-fare']

/** What was wished of the flights with the days that are taken now. */
function filtersKept({ offeredDays }: Table): FilterWish[] {
  // Put forward with the question; the tool checks them as it does every input.
  return (offeredDays?.filters ?? []) as FilterWish[]
}

/**
 * "The 13 year old is a child", "why 3 adults?": what makes somebody an adult. "Does the chair go free?", after a wheelchair; "can she come
 * in the cabin?", of the cat.
 */
function topicOfParty({ party, reading }: SearchHeard, { asks }: Picking, { situation }: Table): AskedTopic | null {
  const spokenOf = allFrames(reading.clauses).map(({ value }) => value.of)
  if (
    situation.wishes.pets > 0 &&
    (spokenOf.includes('pet-place') || (reading.clauses.some(asksSomething) && spokenOf.includes('pet-room')))
  )
    return 'pets'
  if (party.isTeenAlone || spokenOf.some((of) => typeof of === 'string' && OF_LONE_CHILD.includes(of))) return 'unaccompanied-minor'
  if (spokenOf.includes('minor-fare')) return 'children'
  if (spokenOf.includes('pet-weight') || spokenOf.includes('pet-cabin')) return 'pets'
  const isChildsSeat = ({ said }: Clause) => said.some(({ value }) => OF_YOUNG.includes(value.of) || value.seatForInfant === true)
  const isYoungHere = (party.travellers.infants ?? situation.wishes.infants) + (party.travellers.children ?? situation.wishes.children) > 0
  if (isYoungHere && reading.clauses.some((clause) => asksSomething(clause) && isChildsSeat(clause))) return 'children'
  if (
    party.assistance ||
    assistanceAsked(allFrames(reading.clauses)) ||
    spokenOf.includes('wheelchair') ||
    spokenOf.includes('escort') ||
    spokenOf.includes('step-free')
  )
    return 'assistance'
  if (spokenOf.includes('airport-way')) return 'transfer'
  if (spokenOf.includes('bag-storage')) return 'layover'
  const isOfAdults = ({ value }: Frame) => isPartyFrame(value) && value.party.people.some(({ naming }) => naming === 'adult')
  const isWhy = ({ start, said }: Clause) => said.some(isOfAdults) && asks.some((ask) => ask.what === 'why' && ask.start === start)
  return party.isGrownChild || reading.clauses.some(isWhy) ? 'children' : null
}

function topicOfNeed({ party }: SearchHeard): AskedTopic | null {
  if (party.hasExtraSeat) return 'sports-equipment'
  return party.needs.includes('wheelchair') ? 'assistance' : null
}

/** A message's questions besides its wishes; a grave topic wherever it is. */
function topicBeside(clauses: readonly Clause[], words: string, language: Language, wishes: AncillaryWish[]): AskedTopic | null {
  const topic = askedTopic(words, language)
  if (topic === null || isGrave(topic)) return topic
  // "The meeting has moved: leave on the 16th": a wish makes it ours.
  if (topic === 'off-topic' && clauses.some(wishesForSearch)) return null
  const others = clauses.filter((clause) => !isWhollyRead(clause) || asksOfPapers(clause, language))
  if (others.length === clauses.length) return topic
  if (others.length === 0) return isForGuide(topic, clauses, wishes) ? topic : null
  return askedTopic(others.map(({ text }) => text).join(' '), language)
}

/** "Can we bring our skis?", "she has a nut allergy": read as wishes, but what airlines allow and do is the guide's to say. */
function isForGuide(topic: AskedTopic, clauses: readonly Clause[], wishes: AncillaryWish[]): boolean {
  if (topic === 'sports-equipment') return asksWhetherAllowed(clauses)
  return topic === 'meal' && wishes.length > 0 && wishes.every(({ wish }) => wish === 'show') && !clauses.some(asksSomething)
}

/** "And back the last one on Tuesday", a day of the trip, and "with a bag each" describe the flight that is taken; bags wait for its fare. */
function ofTakenFlight({ departureOn, returnOn, checkedBags: _bags, ...others }: SearchWish, { situation: { wishes } }: Table): SearchWish {
  const isOfTrip = [departureOn, returnOn].every((day) => day === undefined || day === wishes.departureOn || day === wishes.returnOn)
  return isOfTrip ? others : { ...others, ...(departureOn ? { departureOn } : {}), ...(returnOn === undefined ? {} : { returnOn }) }
}

/** "Back to London to Lisbon": an earlier search by its places. */
function earlierSearch({ earlier }: Steering): SearchWish {
  const { from, to } = earlier ?? {}
  return { ...(from ? { from: from.text } : {}), ...(to ? { to: to.text } : {}) }
}

/** "Back to Rome" on a trip to Pisa after one to Rome: the earlier search, not a different return. */
function isEarlierPlace({ route, dates }: SearchHeard, { situation, earlierWords }: Table): boolean {
  const to = route.wayBack?.to
  const { from, to: goal } = situation.wishes
  if (!to || route.wayBack?.from || route.from || route.to || dates.departureOn || dates.returnOn || !from || !goal) return false
  const place = to.toLowerCase()
  const isOfTrip = [from, goal].some((end) => end.toLowerCase().includes(place))
  return !isOfTrip && earlierWords.some((words) => words.toLowerCase().includes(place))
}

function earlierPlace(heard: SearchHeard, table: Table): SearchWish {
  const to = heard.route.wayBack?.to
  return to && isEarlierPlace(heard, table) ? { to } : {}
}

/** "The search before" without places is what undo restores. */
function isUndoing({ earlier }: Steering): boolean {
  return earlier !== null && !earlier.from && !earlier.to
}

/** "Hand luggage only", while fares are to be chosen: the cheapest without a checked bag. */
function fareOfHandBags({ party }: SearchHeard, { fares, situation }: Table): FareReading | null {
  // "One suitcase for all of us" is none each, and a suitcase all the same.
  if (party.checkedBags !== 0 || party.bagsInAll) return null
  const choices = cheapestWithoutBags(fares, situation)
  return choices.length > 0 ? { choices } : null
}

function faresOf({ choices, unclear }: FarePicking): FareReading | null {
  if (unclear) return { unclear }
  return choices && { choices }
}

/** "Yes, from London" to offered flights. */
function flightsWished(message: string, search: SearchWish, table: Table): SearchWish {
  const { change } = understandTrip(normaliseWords(message), table)
  return withMemory({ ...change, ...search, ...(change.from ? { from: change.from } : {}) }, table)
}

const NOTHING: Understanding = {
  sliceIndex: null,
  asks: [],
  tripBudget: null,
  asksBudget: false,
  memory: null,
  click: null,
  words: '',
  change: {},
  isKnown: false,
  doubtfulPlace: null,
  flight: null,
  isTaking: false,
  list: null,
  fares: null,
  request: null,
  isPaying: false,
  isQuestion: false,
  variants: [],
  takenVariant: null,
  unsupported: null,
  vague: null,
  impossibleDay: null,
  filters: [],
  limitSymbol: null,
  oneLifted: null,
  legs: [],
  leftOut: null,
  anotherBack: null,
  wayBack: null,
  places: null,
  fareTerm: null,
  flexDays: null,
  dateWindow: null,
  ancillaries: [],
  ancillariesAgain: null,
  gearFor: null,
  petKg: null,
  buyReply: null,
  bought: null,
  isAskingLater: false,
  planning: null,
  isPlanLater: false,
  stay: null,
  order: [],
  assumed: [],
  heard: null,
  unread: [],
  next: null,
}

/** Places, days and people always change the search; "direct" or "business" may describe a flight or fare. */
function isHard(change: SearchWish): boolean {
  const { cabinClass, directOnly, checkedBags, preference, tripType, ...hard } = change
  return Object.keys(hard).length > 0
}

/** A list of flights, sorted or of a direction: "show me the fastest", and a wish for sorting beside a list. */
function listWanted({ list }: Picking, change: SearchWish, leg: number | null, { situation }: Table): PickList | null {
  const { preference, ...others } = change
  const isNoSearch = Object.keys(others).length === 0 || changesNothing(others, situation)
  if (situation.mode === 'chat' || !isNoSearch) return null
  const wanted = list ?? (preference ? { by: preference } : null)
  return wanted && leg !== null ? { sliceIndex: leg, ...wanted } : wanted
}
