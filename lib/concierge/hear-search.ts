import { addDays } from '@/lib/travel/dates'
import type { DateWindow } from '@/lib/travel/flights/date-window'
import { askedSlots } from './asked-slots'
import type { Clause } from './grammar/clauses'
import type { Frame } from './grammar/cover'
import type { Language } from './grammar/languages'
import type { Reading } from './grammar/read'
import { readMessage } from './read-message'
import { topicOf } from './router/topic-of'
import { ancillaryContext } from './skills/ancillaries/context'
import type { DatesChange, DatesContext } from './skills/dates/change'
import { type ComparedDays, comparedDays, staysCompared } from './skills/dates/compared-days'
import { heardWindow, lacksNights } from './skills/dates/date-window'
import { foldDates } from './skills/dates/fold'
import { searchedDays } from './skills/dates/searched-days'
import { monthSpokenOf, nightsCompared, sideSpokenOf, withDaysSpokenOf, withPeriodSpokenOf } from './skills/dates/spoken-before'
import { withAppointmentMoved } from './skills/dates/standing-appointment'
import { ofWholeTrip } from './skills/filters/budget-wish'
import { filterOfHours, filtersOfFlight, filterWishes } from './skills/filters/filter-wishes'
import { type FilterChange, foldFilters } from './skills/filters/fold'
import { readAlone } from './skills/grammar'
import { askedTopic } from './skills/guide/asked-topic'
import { ageOnLastFlight, withAgeOnLastFlight } from './skills/party/birthdays'
import { foldParty, type PartyChange, withOneCabin } from './skills/party/fold'
import { speaksOfUs } from './skills/party/people'
import { isSlots } from './skills/pick/helpers'
import { changedStops } from './skills/route/changed-stops'
import { comparedPlaces } from './skills/route/compared-places'
import { datedLegs, type HeardLeg, hoursOfLegs, legsWithStopover } from './skills/route/dated-legs'
import { foldRoute, type RouteChange } from './skills/route/fold'
import { foldAirlines } from './skills/route/fold-airlines'
import { namedLeg, withoutEnds } from './skills/route/named-leg'
import { startInStory, withPlaceOfStory } from './skills/route/place-of-story'
import { searchedEnds } from './skills/route/searched-ends'
import type { Table } from './table'
import { withAskedDay } from './understand/asked-days'
import { type FilterWish, mergeWishes } from './understand/filter-wish'
import { withoutMishap } from './understand/mishaps'
import { withMoreBags } from './understand/more-bags'
import { withMeantWay, withWayBack } from './understand/of-way-back'
import type { SearchWish } from './understand/wished-search'
import { wishesOfFlights } from './understand/wishes-of-flights'

/** What a message asks of the search: the folds of its skills, and what they come to in the words of the tools. */
export type SearchHeard = {
  reading: Reading
  route: RouteChange
  dates: DatesChange
  party: PartyChange
  limits: FilterChange
  change: SearchWish
  filters: FilterWish[]
  /** One of several filters is taken back without saying which; of all directions or of one. */
  oneLifted: { sliceIndex: number | null } | null
  legs: HeardLeg[]
  /** The flight of a standing multi-trip that is named by its ends. */
  leg: number | null
  /** Days that would do as well, the first of them searched: to be compared. */
  dayChoice: ComparedDays | null
  /** Days that were left open, to be compared in one search. */
  window: DateWindow | null
  /** The same, without the length of the stay. */
  areNightsMissing: boolean
}

/** "£" and "$" are as a rule those of the place of departure; "US dollars" names a currency. */
const BARE_SIGN = /^\p{Sc}$/u
/** A clause with a topic as sure as this asks nothing of the search. */
const SURE = 0.75
/** A clause that says anything of these wishes for it, whatever its topic. */
const HARD_SKILLS = ['dates', 'party', 'order', 'control']
const ROUTE_SLOTS = ['from', 'to', 'leg', 'place', 'legs', 'chain', 'origins', 'notVia', 'layover', 'duration']

/** Reads a message against what lay on the table when it was written. */
export function hearSearch(message: string, table: Table, buying = ancillaryContext(table)): SearchHeard {
  const asked = askedSlots(table)
  const said = readMessage(message, table, buying)
  const clauses = withMeantWay(withMoreBags(said.clauses, buying, table)).map((clause) =>
    withAskedDay(withWayBack(withoutTopic(withoutMishap(clause), table.language), table), table),
  )
  const reading = { ...said, clauses, frames: clauses.flatMap(({ frames }) => frames) }
  return searchHeard(reading, [...startInStory(clauses, table), ...reading.frames], table, asked)
}

/** "Do any airlines do compassionate fares?": what it speaks of on the way to its topic is not wished for. */
function withoutTopic(clause: Clause, language: Language): Clause {
  const { kind, frames, unread, text } = clause
  // "A visa for Turkey and Georgia" asks of both, and is no trip through them.
  const isListOnly = frames.length > 0 && frames.every(({ skill, value }) => skill === 'route' && 'next' in value)
  if (isListOnly && ['visa', 'passport'].includes(askedTopic(text, language) ?? ''))
    return { ...clause, kind: 'question', frames: [], mentioned: [...new Set([...frames, ...clause.mentioned])] }
  const isHard = ({ skill, value }: Frame) => HARD_SKILLS.includes(skill) || ROUTE_SLOTS.some((slot) => slot in value)
  if (frames.length === 0 || unread.length === 0 || frames.some(isHard)) return clause
  const topic = topicOf(text, language)
  if (!topic || !('topic' in topic) || topic.p < SURE) return clause
  return {
    ...clause,
    kind: kind === 'wish' ? 'mention' : 'question',
    frames: [],
    mentioned: [...new Set([...frames, ...clause.mentioned])],
  }
}

/** The same for chosen frames of a message, such as those that a question only mentions. */
export function hearFrames(reading: Reading, frames: readonly Frame[], table: Table): SearchHeard {
  return searchHeard(reading, frames, table, askedSlots(table))
}

function searchHeard(reading: Reading, frames: readonly Frame[], table: Table, asked: ReadonlySet<string>): SearchHeard {
  const { situation } = table
  const context = { today: situation.today, situation, asked }
  const told = withPlaceOfStory(foldRoute(frames, { ...context, names: table.names }), reading.clauses, context)
  const leg = namedLeg(told, frames, situation)
  const route = leg === null ? told : withoutEnds(told)
  const isNewSearch = route.from !== undefined && route.to !== undefined
  const before = situation.wishes.departureOn
  const days: DatesContext = {
    ...context,
    isNewSearch,
    shownCount: Math.max(table.flights?.briefs.length ?? 0, ...table.fares.map(({ fares }) => fares.length)),
    spokenOf: isNewSearch && before ? `${before.slice(0, 7)}-01` : before ? null : monthSpokenOf(table),
    sideSpokenOf: sideSpokenOf(table),
  }
  const said = withAppointmentMoved(foldDates(isNewSearch ? frames : withPeriodSpokenOf(frames, table), days), frames, table)
  const stays = staysCompared(reading)
  const dates = stays.length > 1 ? { ...said, nights: stays[0] ?? 0 } : said
  const counted = withOneCabin(
    foldParty([...frames, ...partyOfBuyers(frames, table)], {
      ...context,
      situation: withComparedParty(table),
      isOfUs: speaksOfUs(reading.tokens.map(({ raw }) => raw)),
    }),
    leg,
  )
  const flightOf = wishesOfFlights(reading.clauses, frames, route.legs)
  const ofAll = frames.filter((frame) => !flightOf.has(frame))
  const { directOnly, ...otherLimits } = foldFilters(ofAll, context)
  // "Direct or via Amsterdam": flights of both kinds.
  const isEitherWay = directOnly === true && route.via.length > 0
  const limits: FilterChange = directOnly === undefined || isEitherWay ? otherLimits : { ...otherLimits, directOnly }
  const ofFlights = [...Map.groupBy(flightOf.keys(), (frame) => flightOf.get(frame) ?? 0)].map(([slice, own]) => ({
    slice,
    own,
    limits: foldFilters(own, context),
  }))
  const own = { dates, limits, frames, stays, trip: situation.wishes, nightsBefore: isNewSearch ? [] : nightsCompared(table) }
  const isLength = dates.nights !== undefined || dates.nightsRange !== undefined
  const isForOthers = isLength || route.from !== undefined || route.to !== undefined || Object.keys(counted.travellers).length > 0
  const heardDays = withDaysSpokenOf(own, table, isForOthers) ?? own
  const window = route.legs.length > 1 ? null : heardWindow(heardDays, situation.today)
  const asCounted = changeOf({ route, dates, party: counted, limits }, frames, table, reading)
  const party = withBirthday(counted, frames, asCounted, table)
  const wished = { ...asCounted, ...party.travellers }
  const areNightsMissing = !window && route.legs.length < 2 && lacksNights(heardDays)
  const change = window || areNightsMissing ? withoutTravelDays(wished) : wished
  // Several places are compared under a price of their own; a price beside a place to stay is told of the flights alone.
  const isOfFlights = route.legs.length > 1 || comparedPlaces(route, change) !== null || frames.some(({ skill }) => skill === 'stays')
  const priced = isOfFlights ? limits : ofWholeTrip(limits, change, situation)
  const leaving = change.departureOn ?? situation.wishes.departureOn
  const returns = leaving && stays.length > 1 ? stays.map((nights) => addDays(leaving, nights)) : []
  const stopover = legsWithStopover(route, change, table)
  const stops = changedStops(route, frames, dates, situation)
  return {
    reading,
    route,
    dates,
    party,
    limits: priced,
    change,
    leg,
    filters: mergeWishes([
      ...filterWishes(
        {
          route: {
            ...route,
            ...foldAirlines(
              ofAll.filter(({ skill }) => skill === 'route'),
              ofAll,
            ),
            ...(stopover || isEitherWay ? { via: [] } : {}),
            ...(stops ? { notVia: [] } : {}),
          },
          dates: route.legs.length > 1 ? { ...dates, windows: [] } : dates,
          limits: priced,
        },
        ofAll,
        table,
      ).map((wish) => ofNamed(wish, leg, table)),
      ...(route.legs.length > 1 ? filtersOfLegs(route, frames, days) : []),
      ...ofFlights.flatMap((flight) => filtersOfFlight(flight, context, table)),
    ]),
    oneLifted: oneLiftedOf(limits, ofFlights),
    legs: stopover ?? stops ?? datedLegs(route, frames, days),
    dayChoice:
      window || areNightsMissing || route.legs.length > 1
        ? null
        : returns.length > 1
          ? { sliceIndex: 1, days: returns, nights: null }
          : comparedDays(dates, limits, situation.today, frames),
    window,
    areNightsMissing,
  }
}

/** The trip with those for whom days were compared, while the search itself still knows of nobody. */
function withComparedParty({ situation, offeredDays }: Table): Table['situation'] {
  if (situation.result !== null || !offeredDays) return situation
  const { adults, children, infants } = offeredDays.input
  const counted = Object.entries({ adults, children, infants }).filter(([, count]) => typeof count === 'number')
  return { ...situation, wishes: { ...situation.wishes, ...Object.fromEntries(counted) } }
}

/** "For 3 adults, a ski bag each": before a search, whom things are wished for are the travellers, where nobody else is named. */
function partyOfBuyers(frames: readonly Frame[], { situation }: Table): Frame[] {
  if (situation.result !== null || frames.some(({ value }) => 'party' in value)) return []
  return frames.flatMap((frame) => {
    const said = Array.isArray(frame.value.said) ? frame.value.said.filter(isSlots) : []
    const heads = said.map((one) => one.heads).find(isSlots)?.n
    const whom = said.map((one) => one.whom).find(isSlots)?.people
    const [person, other] = Array.isArray(whom) ? whom.filter(isSlots) : []
    if (typeof heads !== 'number' || !person || other || (person.naming !== 'adult' && person.naming !== 'child')) return []
    const counted = { ...person, count: heads, hasNumber: true }
    return [{ ...frame, skill: 'party', value: { party: { people: [counted], isJoined: false }, lead: 'for' } }]
  })
}

/** The party as old as it is on the last flight: a birthday counts from the day that the days of the trip are known, said before or after. */
function withBirthday(party: PartyChange, frames: readonly Frame[], change: SearchWish, table: Table): PartyChange {
  const { situation, earlierWords, names } = table
  const known = { ...situation.wishes, ...party.travellers }
  const lastFlightOn = change.returnOn ?? situation.wishes.returnOn ?? change.departureOn ?? situation.wishes.departureOn
  const of = { months: party.infantMonths, known, lastFlightOn, today: situation.today }
  const isMoved = change.departureOn !== undefined || change.returnOn !== undefined
  const before = isMoved ? earlierWords.flatMap((words) => readAlone(words, names).frames) : []
  const reached = ageOnLastFlight(frames, of) ?? ageOnLastFlight(before, of)
  const travellers = reached && withAgeOnLastFlight(reached, known)
  return reached && travellers ? { ...party, travellers: { ...party.travellers, ...travellers }, ageOnLastFlight: reached } : party
}

/** Ties a filter to the flight the message names, or to the direction we asked about. */
function ofNamed(wish: FilterWish, leg: number | null, { pending }: Table): FilterWish {
  const isLift = Object.entries(wish).every(([name, value]) => name === 'sliceIndex' || name === 'reset' || value === null)
  const sliceIndex = leg ?? (pending?.asked === 'which-filter' && isLift ? pending.sliceIndex : null)
  return sliceIndex === null ? wish : { sliceIndex, ...wish }
}

function oneLiftedOf(ofAll: FilterChange, ofFlights: readonly { slice: number; limits: FilterChange }[]): SearchHeard['oneLifted'] {
  if (ofAll.isOneLifted) return { sliceIndex: null }
  const flight = ofFlights.find(({ limits }) => limits.isOneLifted)
  return flight ? { sliceIndex: flight.slice } : null
}

function filtersOfLegs(route: RouteChange, frames: readonly Frame[], days: DatesContext): FilterWish[] {
  return hoursOfLegs(route, frames, days).map(({ slice, window }) => ({
    ...(slice === null ? {} : { sliceIndex: slice }),
    ...filterOfHours(window),
  }))
}

function withoutTravelDays({ departureOn: _out, returnOn: _back, ...others }: SearchWish): SearchWish {
  return others
}

type Folds = { route: RouteChange; dates: DatesChange; party: PartyChange; limits: FilterChange }

function changeOf({ route, dates, party, limits }: Folds, frames: readonly Frame[], table: Table, reading: Reading): SearchWish {
  const { wishes } = table.situation
  const change: SearchWish = {
    ...searchedEnds(route, reading, table),
    ...(route.legs.length > 1 ? {} : searchedDays(dates, comparedDays(dates, limits, table.situation.today, frames), table)),
    ...party.travellers,
    ...(party.cabinClass === undefined ? {} : { cabinClass: party.cabinClass ?? 'economy-with-restrictions' }),
    ...(party.checkedBags === undefined ? {} : { checkedBags: party.checkedBags }),
    ...(party.cabinBagsOnly && party.checkedBags === undefined && wishes.checkedBags > 0 ? { checkedBags: 0 } : {}),
    ...(limits.refundable === false && party.cabinClass === undefined && wishes.cabinClass === 'economy-without-restrictions'
      ? { cabinClass: 'economy-with-restrictions' as const }
      : {}),
    ...(limits.refundable && party.cabinClass === undefined && wishes.cabinClass === 'economy-with-restrictions'
      ? { cabinClass: 'economy-without-restrictions' as const }
      : {}),
    ...(limits.directOnly === undefined ? {} : { directOnly: limits.directOnly }),
    ...(limits.preference === undefined ? {} : { preference: limits.preference }),
    ...currencyOf(limits, table),
    ...(limits.withAirportChange ? { withAirportChange: true } : {}),
    ...(route.nearby === null ? {} : { withNearbyAirports: route.nearby }),
  }
  if (change.tripType === 'one-way' && change.returnOn) {
    // "One way on Saturday", asked for a way back: the day is that of leaving.
    change.departureOn ??= change.returnOn
    delete change.returnOn
  }
  return change
}

/** A first search shows its prices in the currency of the budget. */
function currencyOf({ currency, budget }: FilterChange, { situation }: Table): Pick<SearchWish, 'currency'> {
  const isNamed = budget?.sign !== undefined && !BARE_SIGN.test(budget.sign)
  const wanted = currency ?? (situation.result === null && isNamed ? budget?.currency : undefined)
  return wanted === undefined ? {} : { currency: wanted }
}
