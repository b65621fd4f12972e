import { addDays, daysBetween, type PlainDate, weekday } from '@/lib/travel/dates'
import { countryNamed } from '@/lib/travel/places/country-names'
import { candidateMeant } from './candidate'
import type { Chart } from './grammar/chart'
import type { Clause } from './grammar/clauses'
import type { Frame } from './grammar/cover'
import type { Language } from './grammar/languages'
import { type Reading, read } from './grammar/read'
import { topicOf } from './router/topic-of'
import { type AncillaryContext, addAncillaryItems, ancillaryContext } from './skills/ancillaries/context'
import type { ClockWindow, DatesChange, DatesContext } from './skills/dates/change'
import { foldDates } from './skills/dates/fold'
import { type FilterChange, foldFilters } from './skills/filters/fold'
import { GRAMMAR, readAlone } from './skills/grammar'
import { askedTopic, isOfTrouble } from './skills/guide/asked-topic'
import { addOrderItems } from './skills/order/order-items'
import { foldParty, type PartyChange } from './skills/party/fold'
import { pickContext } from './skills/pick/context'
import { addTableItems } from './skills/pick/table-items'
import { addPlanItems } from './skills/plan/plan-items'
import { foldRoute, type RouteChange } from './skills/route/fold'
import type { FoldContext } from './skills/skill'
import { addNameWords } from './skills/stays/stay-items'
import type { Table } from './table'
import { nextOpenSlice } from './table'
import { type FilterWish, mergeWishes } from './understand/filter-wish'
import type { SearchWish } from './understand/wished-search'

/** One flight of a trip with several, as far as it was said. */
export type HeardLeg = { from: string | null; to: string | null; departureOn: PlainDate | null }

/** What a message asks of the search: the folds of its skills, and what they come to in the words of the tools. */
export type SearchHeard = {
  reading: Reading
  route: RouteChange
  dates: DatesChange
  party: PartyChange
  limits: FilterChange
  change: SearchWish
  filters: FilterWish[]
  legs: HeardLeg[]
  /** Days that would do as well, the first of them searched: to be compared. */
  dayChoice: DayChoiceHeard | null
}

/** Days of leaving, or of coming back after stays of several lengths; `nights` is the stay that each day of leaving begins. */
export type DayChoiceHeard = { sliceIndex: 0 | 1; days: PlainDate[]; nights: number | null }

const MESSAGES_BACK = 4
/** "£" and "$" are what the place of departure has as a rule; "US dollars" names a currency. */
const BARE_SIGN = /^\p{Sc}$/u
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
/** A month and a bit: what can be compared at once. */
const MOST_DAYS = 35
const LONGEST_MONTH = 31
const MIDNIGHT = '00:00'
const END_OF_DAY = ['24:00', '23:59']

/** Reads a message against what lay on the table when it was written. */
export function hearSearch(message: string, table: Table, language: Language = 'en', buying = ancillaryContext(table)): SearchHeard {
  const asked = askedSlots(table)
  const said = readMessage(message, table, language, buying)
  const clauses = said.clauses.map(withoutTopic)
  const reading = { ...said, clauses, frames: clauses.flatMap(({ frames }) => frames) }
  return searchHeard(reading, [...whereStranded(clauses, table), ...reading.frames], table, asked)
}

/** A topic of which a clause is so sure asks nothing of the search. */
const SURE = 0.75
/** Without them a clause that asks about something else may wish for little. */
const HARD_SKILLS = ['dates', 'party', 'order', 'control']
const ROUTE_SLOTS = ['from', 'to', 'leg', 'place', 'legs', 'chain', 'origins', 'notVia', 'layover', 'duration']

/** "Do any airlines do compassionate fares?": what it speaks of on the way to its topic is not wished for. */
function withoutTopic(clause: Clause): Clause {
  const { kind, frames, unread, text } = clause
  const isHard = ({ skill, value }: Frame) => HARD_SKILLS.includes(skill) || ROUTE_SLOTS.some((slot) => slot in value)
  if (frames.length === 0 || unread.length === 0 || frames.some(isHard)) return clause
  const topic = topicOf(text)
  if (!topic || !('topic' in topic) || topic.p < SURE) return clause
  return {
    ...clause,
    kind: kind === 'wish' ? 'mention' : 'question',
    frames: [],
    mentioned: [...new Set([...frames, ...clause.mentioned])],
  }
}

/** "Kansai airport turned me away, now I must reach Bangkok": who tells where a journey broke off leaves from there, unless that is said. */
function whereStranded(clauses: readonly Clause[], { situation }: Table): Frame[] {
  if (situation.wishes.from) return []
  const asksWay = clauses.some(({ frames }) => frames.some(({ value }) => 'to' in value && !('from' in value)))
  const isSaid = clauses.some(({ frames }) => frames.some(({ value }) => 'from' in value || 'leg' in value))
  if (!asksWay || isSaid) return []
  const stories = clauses.filter(({ kind, text }) => kind === 'story' && isOfTrouble(askedTopic(text)))
  const places = stories.flatMap(({ mentioned }) => mentioned.filter(({ value }) => 'event' in value || 'place' in value))
  const [only, other] = places
  return only && !other ? [{ ...only, value: { from: only.value.event ?? only.value.place } }] : []
}

const READ = new WeakMap<Table, Map<string, Reading>>()

/**
 * Every reading of a message with what lies on the table; `language` is that of the talk, which a bare name goes on in. Several readers ask for the
 * same one: it is read once.
 */
export function readMessage(
  message: string,
  table: Table,
  language: Language = 'en',
  buying: AncillaryContext = ancillaryContext(table),
): Reading {
  const readings = READ.get(table) ?? new Map<string, Reading>()
  READ.set(table, readings)
  const key = `${language} ${buying.buysBags} ${message}`
  const known = readings.get(key)
  if (known) return known
  const addShown = (chart: Chart) => {
    addTableItems(chart, table, pickContext(table).choices)
    addOrderItems(chart, table.situation)
    addAncillaryItems(chart, buying)
    addPlanItems(chart, table)
    if (['@house', '@sleeps', '@bedroom'].some((tag) => chart.all(tag).length > 0)) addNameWords(chart, table.names)
  }
  const reading = read(message, GRAMMAR, table.names, askedSlots(table), addShown, language)
  readings.set(key, reading)
  return reading
}

/** What frames of a message come to: all of them, or those that a question only speaks of as well. */
export function hearFrames(reading: Reading, frames: readonly Frame[], table: Table): SearchHeard {
  return searchHeard(reading, frames, table, askedSlots(table))
}

function searchHeard(reading: Reading, frames: readonly Frame[], table: Table, asked: ReadonlySet<string>): SearchHeard {
  const { situation } = table
  const context = { today: situation.today, situation, asked }
  const route = withPlaceSpokenOf(foldRoute(frames, context), reading, context)
  const isNewSearch = route.from !== undefined && route.to !== undefined
  const days: DatesContext = {
    ...context,
    isNewSearch,
    isListShown: table.flights !== null || table.fares.length > 0,
    spokenOf: situation.wishes.departureOn ? null : monthSpokenOf(table),
  }
  const said = foldDates(frames, days)
  const stays = staysCompared(reading)
  const dates = stays.length > 1 ? { ...said, nights: stays[0] ?? 0 } : said
  const party = foldParty(frames, context)
  const limits = foldFilters(frames, context)
  const change = changeOf({ route, dates, party, limits }, frames, table, reading)
  const leaving = change.departureOn ?? situation.wishes.departureOn
  const returns = leaving && stays.length > 1 ? stays.map((nights) => addDays(leaving, nights)) : []
  const stopover = stopoverOf(route, change, table)
  return {
    reading,
    route,
    dates,
    party,
    limits,
    change,
    filters: filtersOf({ route: stopover ? { ...route, via: [] } : route, dates, limits }, frames, table),
    legs: stopover ?? legsOf(route, frames, days),
    dayChoice:
      route.legs.length > 1
        ? null
        : returns.length > 1
          ? { sliceIndex: 1, days: returns, nights: null }
          : dayChoiceOf(dates, limits, situation.today, asksDays(frames)),
  }
}

/** "Is Porto cheaper?" asks for flights there. */
function isPlaceProposed({ clauses }: Reading): boolean {
  return clauses.some(({ kind, frames }) => kind === 'search-question' && frames.some(({ value }) => 'place' in value))
}

/** "Would 7 nights or 10 be cheaper?": the lengths of stay that are compared, in the order said. */
function staysCompared({ clauses }: Reading): number[] {
  const frames = clauses.flatMap(({ frames: own, mentioned }) => [...new Set([...own, ...mentioned])])
  const lengths = frames.flatMap(({ value }) => {
    const nights = isStay(value.stay) ? value.stay.nights : []
    return nights.length === 2 && nights[0] === nights[1] && nights[0] ? [nights[0]] : []
  })
  return [...new Set(lengths)]
}

function isStay(value: unknown): value is { nights: number[] } {
  return typeof value === 'object' && value !== null && 'nights' in value && Array.isArray(value.nights)
}

/** The days that were named to choose from, or all those of a span where the cheapest is wished for. */
function dayChoiceOf(dates: DatesChange, limits: FilterChange, today: PlainDate, isDayAsked: boolean): DayChoiceHeard | null {
  const { choice, vague } = dates
  const nights = dates.nights ?? choice?.window?.nights ?? null
  if (choice?.role === 'return') return null
  const isCompared = limits.preference === 'cheapest' || isDayAsked
  // "Day by day through September" ends nothing.
  const isOfLeaving = vague?.role !== 'return' || (isDayAsked && !dates.departureOn)
  const isSpan = !choice && isOfLeaving && isCompared && vague?.from && vague.to
  const window = choice?.window ?? (isSpan && vague?.from && vague.to ? { from: vague.from, to: vague.to, weekdays: EVERY_DAY } : null)
  const days = choice?.days?.map(({ on }) => on) ?? (window ? daysIn(window) : [])
  const ahead = days.filter((day) => day > today)
  return ahead.length > 1 ? { sliceIndex: 0, days: ahead, nights } : null
}

/** "Cheapest day to fly", "what does it cost day by day?" */
function asksDays(frames: readonly Frame[]): boolean {
  return frames.some(({ value }) => value.what === 'other-days')
}

function daysIn({ from, to, weekdays }: { from: PlainDate; to: PlainDate; weekdays: number[] }): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) if (weekdays.includes(weekday(day))) days.push(day)
  return days
}

/** A first search shows its prices in the money that the budget was told in. */
function currencyOf({ currency, budget }: FilterChange, { situation }: Table): Pick<SearchWish, 'currency'> {
  const isNamed = budget?.sign !== undefined && !BARE_SIGN.test(budget.sign)
  const wanted = currency ?? (situation.result === null && isNamed ? budget?.currency : undefined)
  return wanted === undefined ? {} : { currency: wanted }
}

/** "My sister lives in Porto, I would like to go there": the place is that of the story. */
function withPlaceSpokenOf(route: RouteChange, { clauses }: Reading, context: FoldContext): RouteChange {
  const isThere = route.references.some(({ kind, side }) => kind === 'there' && side === 'to')
  if (!isThere || route.to !== undefined || context.situation.wishes.to !== null) return route
  const stories = clauses.flatMap(({ kind, mentioned }) => (kind === 'story' ? mentioned : []))
  const to = [...route.mentioned, ...foldRoute(stories, context).mentioned].at(-1)
  return to === undefined ? route : { ...route, to }
}

type Folds = { route: RouteChange; dates: DatesChange; party: PartyChange; limits: FilterChange }

function changeOf({ route, dates, party, limits }: Folds, frames: readonly Frame[], table: Table, reading: Reading): SearchWish {
  const { wishes } = table.situation
  const isSeveral = route.legs.length > 1
  const change: SearchWish = {
    ...(isSeveral ? {} : endsOf(route, reading.text, table)),
    ...(isPlaceProposed(reading) && route.bare && !route.from && !route.to ? { to: route.bare } : {}),
    ...(isSeveral ? {} : daysOf(dates, dayChoiceOf(dates, limits, table.situation.today, asksDays(frames)), table)),
    ...party.travellers,
    ...(party.cabinClass === undefined ? {} : { cabinClass: party.cabinClass ?? 'economy-with-restrictions' }),
    ...(party.checkedBags === undefined ? {} : { checkedBags: party.checkedBags }),
    ...(party.cabinBagsOnly && party.checkedBags === undefined && wishes.checkedBags > 0 ? { checkedBags: 0 } : {}),
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

function endsOf(route: RouteChange, text: string, table: Table): Pick<SearchWish, 'from' | 'to'> {
  const { from, to } = table.situation.wishes
  const unclear = table.held?.unclearPlace
  const meant = unclear && !(route.from && route.to) ? candidateMeant(unclear.candidates, text) : undefined
  if (unclear && meant) return { [unclear.field]: meant.iataCode }
  if (route.isSwap) return from && to ? { from: codeOf(to), to: codeOf(from) } : {}
  return { ...(route.from === undefined ? {} : { from: route.from }), ...(route.to === undefined ? {} : { to: route.to }) }
}

/** "London (LON)" is sent on as "LON": the search knows codes best. */
function codeOf(place: string): string {
  return /\(([A-Z]{3})\)$/.exec(place)?.[1] ?? place
}

/** The days of the search that are said anew. "5 nights", said before the day of leaving was known, is remembered. */
function daysOf(
  dates: DatesChange,
  choice: DayChoiceHeard | null,
  table: Table,
): Pick<SearchWish, 'departureOn' | 'returnOn' | 'tripType'> {
  const { wishes, missing } = table.situation
  const days: Pick<SearchWish, 'departureOn' | 'returnOn' | 'tripType'> = {}
  if (!dates.impossible) {
    if (dates.departureOn) days.departureOn = dates.departureOn
    if (dates.returnOn) days.returnOn = dates.returnOn
    // A day that is over is refused where the search is completed, with its own words.
    if (dates.past) days[dates.past.role === 'departure' ? 'departureOn' : 'returnOn'] = dates.past.on
    if (choice?.days[0]) days.departureOn ??= choice.days[0]
  }
  const isStay = dates.nights !== undefined || dates.nightsRange !== undefined
  const said = dates.isReturnDropped && !dates.returnOn ? 'one-way' : (dates.tripType ?? (isStay ? 'round-trip' : undefined))
  if (said && said !== wishes.tripType && !(said === 'round-trip' && days.returnOn)) days.tripType = said
  if (days.returnOn || days.tripType === 'one-way') return days
  const isOpen = (days.tripType ?? wishes.tripType) === 'round-trip' && !wishes.returnOn
  const leaving = days.departureOn ?? (missing === 'returnOn' || missing === 'tripType' ? wishes.departureOn : null)
  const nights =
    leaving && (isOpen || isStay || (choice?.nights ?? null) !== null) ? (nightsOf(dates) ?? choice?.nights ?? nightsSpokenOf(table)) : null
  if (leaving && nights !== null) days.returnOn = addDays(leaving, nights)
  return days
}

function filtersOf({ route, dates, limits }: Omit<Folds, 'party'>, frames: readonly Frame[], table: Table): FilterWish[] {
  const { maxPrice, ...others } = limits.filters
  // A price for both directions is no limit of one.
  const isOfBoth = limits.budget?.way === 'both' && (dates.tripType ?? table.situation.wishes.tripType) !== 'one-way'
  const all: FilterWish = {
    ...others,
    ...(maxPrice === undefined || isOfBoth ? {} : { maxPrice }),
    ...(limits.oneAirline === undefined ? {} : { oneAirline: limits.oneAirline || null }),
    ...(limits.aircraft === undefined ? {} : { aircraft: limits.aircraft.length > 0 ? limits.aircraft : null }),
    ...(limits.notAircraft === undefined ? {} : { withoutAircraft: limits.notAircraft.length > 0 ? limits.notAircraft : null }),
    ...(limits.withAirportChange === false ? { withoutAirportChange: true } : {}),
    ...listed('via', route.via, (text) => !isCountry(text)),
    ...listed('viaCountries', route.via, isCountry),
    ...listed('notVia', route.notVia, (text) => !isCountry(text)),
    ...listed('notViaCountries', route.notVia, isCountry),
    ...(route.anyAirline ? { airlines: null, withoutAirlines: null } : {}),
    ...(isAllowedAgain(frames, table) ? { withoutAirlines: null } : {}),
    ...(route.anyAlliance ? { alliances: null } : {}),
  }
  // A name alone may point at a flight that is shown; one that is preferred narrows the list.
  const isPreferred = frames.some(({ value }) => 'carrierNamed' in value && value.soft === true)
  const named = table.flights && !isPreferred && route.airlines.length === 0 ? [] : route.airlinesNamed
  const airlines = [...route.airlines, ...named]
  const ofAirlines: FilterWish = {
    ...(route.airlineSlice === null ? {} : { sliceIndex: route.airlineSlice }),
    ...(airlines.length > 0 ? { airlines } : {}),
    ...(route.withoutAirlines.length > 0 ? { withoutAirlines: route.withoutAirlines } : {}),
    ...(route.alliances.length > 0 ? { alliances: route.alliances } : {}),
  }
  const wishes = [all, ofAirlines, ...dates.windows.map(windowFilter(table)), ...route.airports]
  return bothWays(mergeWishes(wishes.filter((wish) => Object.keys(wish).some((name) => name !== 'sliceIndex'))))
}

/** "Ryanair is fine after all", while it is left out. */
function isAllowedAgain(frames: readonly Frame[], { situation }: Table): boolean {
  const isLeftOut = situation.slices.some(({ filters = [] }) => filters.some((clause) => clause.startsWith('without ')))
  return isLeftOut && frames.some(({ value }) => value.airlineBack === true)
}

/** What was said of either direction alike is said of all. */
function bothWays(wishes: FilterWish[]): FilterWish[] {
  const of = (index: number) => wishes.find(({ sliceIndex }) => sliceIndex === index)
  const [out, back] = [of(0), of(1)]
  if (!out || !back || JSON.stringify({ ...out, sliceIndex: 1 }) !== JSON.stringify(back)) return wishes
  const { sliceIndex, ...both } = out
  return mergeWishes([...wishes.filter((wish) => wish !== out && wish !== back), both])
}

function listed(
  name: 'via' | 'viaCountries' | 'notVia' | 'notViaCountries',
  said: string[],
  isMeant: (text: string) => boolean,
): FilterWish {
  const meant = said.filter(isMeant)
  return meant.length > 0 ? { [name]: meant } : {}
}

/** Three letters are an airport's, as "PER" is Perth and not Peru; only these countries go by their letters. */
function isCountry(text: string): boolean {
  return (text.length > 3 || /^(?:usa?|uk|uae)$/i.test(text)) && countryNamed(text) !== null
}

/** Hours to stay out of become a limit where they reach to an end of the day. */
function windowFilter(table: Table): (window: ClockWindow) => FilterWish {
  return ({ direction, departAfter, departBefore, arriveAfter, arriveBefore, not, isNegated, isBothWays }) => {
    // Beside a list the hours are about its flights; what is not wanted holds for every direction.
    const shown = table.flights && !isNegated && !isBothWays ? (nextOpenSlice(table.situation) ?? 0) : undefined
    const sliceIndex = direction === 'out' ? 0 : direction === 'ret' ? 1 : shown
    return {
      ...(sliceIndex === undefined ? {} : { sliceIndex }),
      ...(departAfter ? { departAfter } : {}),
      ...(departBefore ? { departBefore } : {}),
      ...(arriveAfter ? { arriveAfter } : {}),
      ...(arriveBefore ? { arriveBefore } : {}),
      ...(not && not[0] === MIDNIGHT ? { departAfter: not[1] } : {}),
      ...(not && END_OF_DAY.includes(not[1]) ? { departBefore: not[0] } : {}),
    }
  }
}

/** Days go to the flights in the order they were said, each after the one before, or to the flight among whose words they stand. */
function legsOf(route: RouteChange, frames: readonly Frame[], context: DatesContext): HeardLeg[] {
  let earliest = context.today
  const days = frames.flatMap((frame) => {
    if (frame.skill !== 'dates') return []
    const { departureOn, returnOn, choice } = foldDates([frame], { ...context, earliest, situation: withoutDays(context.situation) })
    const several = choice?.days?.map(({ on }) => on) ?? []
    const said = [...(several.length > 1 ? several : [departureOn, returnOn])].flatMap((on) => (on ? [{ on, start: frame.start }] : []))
    earliest = said.at(-1)?.on ?? earliest
    return said
  })
  return route.legs.map(({ from, to, start }, index) => {
    const next = route.legs[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const own = days.length === route.legs.length ? days[index] : days.find((day) => day.start >= start && day.start < next)
    return { from, to, departureOn: own?.on ?? null }
  })
}

/** "With two nights in Dubai on the way": the way out is two flights, and the way back stays. */
function stopoverOf({ stopNights, via }: RouteChange, change: SearchWish, { situation: { wishes } }: Table): HeardLeg[] | null {
  const { from = wishes.from, to = wishes.to, departureOn = wishes.departureOn, returnOn = wishes.returnOn } = change
  const [stop, more] = via
  if (!stopNights || !stop || more || !from || !to || !departureOn) return null
  return [
    { from, to: stop, departureOn },
    { from: stop, to, departureOn: addDays(departureOn, stopNights) },
    ...(returnOn && change.tripType !== 'one-way' ? [{ from: to, to: from, departureOn: returnOn }] : []),
  ]
}

function withoutDays(situation: DatesContext['situation']): DatesContext['situation'] {
  return { ...situation, wishes: { ...situation.wishes, departureOn: null, returnOn: null } }
}

/** The slots that the open question asks for, by the names that the forms give them. */
function askedSlots({ pending, held, situation, earlierWords, newestSlice }: Table): ReadonlySet<string> {
  // The words were written before a list that this turn fetched.
  const isPickingReturn = situation.mode === 'flight_search' && nextOpenSlice(situation) === 1 && newestSlice === 1
  const asked = new Set<string>(isPickingReturn ? ['ret'] : [])
  if (pending?.asked === 'what-gives-way') asked.add('limit')
  const unclear = held?.unclearPlace?.field
  if (unclear) return asked.add(unclear)
  // Before the first words nobody has asked for anything.
  const missing = earlierWords.length > 0 ? situation.missing : null
  if (pending?.asked === 'origin' || missing === 'origin') asked.add('from')
  if (pending?.asked === 'destination' || (missing === 'destination' && !situation.plan)) asked.add('to')
  if (pending?.asked === 'departure-day' || missing === 'departureOn') asked.add('out')
  const isReturnAsked =
    missing === 'returnOn' || held?.refusedField === 'returnOn' || (missing === 'tripType' && situation.wishes.departureOn)
  if (pending?.asked === 'return-day' || pending?.asked === 'trip-type' || isReturnAsked) asked.add('ret').add('trip')
  return asked
}

/** The length of the stay; of "about a fortnight" the middle. */
function nightsOf({ nights, nightsRange }: DatesChange): number | null {
  if (nights !== undefined) return nights
  return nightsRange && nightsRange.max !== null ? Math.round((nightsRange.min + nightsRange.max) / 2) : null
}

/** What the traveller said of the length of the stay before its first day was known. */
function nightsSpokenOf(table: Table): number | null {
  return spokenBefore(table, nightsOf)
}

/** The first day of the month that an earlier message spoke of ("in May", "late next month"); of a longer time nothing follows. */
export function monthSpokenOf(table: Table): PlainDate | null {
  return spokenBefore(table, ({ vague }) =>
    vague?.from && vague.to && daysBetween(vague.from, vague.to) < LONGEST_MONTH ? `${vague.from.slice(0, 7)}-01` : null,
  )
}

function spokenBefore<Found>(table: Table, find: (dates: DatesChange) => Found | null): Found | null {
  const { situation } = table
  const context = { today: situation.today, situation: withoutDays(situation), asked: new Set<string>() }
  for (const words of table.earlierWords.toReversed().slice(0, MESSAGES_BACK)) {
    const found = find(foldDates(readAlone(words, table.names).frames, context))
    if (found !== null) return found
  }
  return null
}

/** The clauses that nothing was done about, with the words of theirs that nothing explains. */
export function unreadClauses({ reading }: SearchHeard): Clause[] {
  return reading.clauses.filter(({ unread }) => unread.length > 0)
}
