import { daysBetween } from '@/lib/travel/dates'
import { formatWhole } from '@/lib/travel/money'
import { AGE_READINGS } from '@/lib/travel/passengers/age-class'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Position } from './decide/decision'
import { wordsForGuide } from './decide/guide-move'
import { isOfTable, questionsBeside } from './decide/questions-apart'
import { allFrames, asksSomething, type Clause } from './grammar/clauses'
import type { Language } from './grammar/languages'
import { foldWord } from './grammar/tokens'
import type { SearchHeard } from './hear-search'
import { ARTICLES, COLOURING_WORDS, FUNCTION_WORDS, PLACES_OF_NEED, WISHING_WORDS } from './lexicon/en/common'
import { conceptsOf } from './router/concepts'
import { topicOf } from './router/topic-of'
import { isGrave, type Topic } from './router/topics'
import { only, SAID } from './say/facts'
import { fixed, telling, tellingAll, unmarked } from './say/marked'
import { beforeQuestion, countOf, dayName, listOf, placeName, quotedList, sentences } from './say/phrases'
import { sentencesOf } from './say/said-sentences'
import { sayBudget } from './say/say-budget'
import { willChoose } from './say/say-kept'
import { sayAssistance, sayOneCabin } from './say/say-looking'
import { sayMemory } from './say/say-memory'
import { sayBesideStays } from './say/stays/say-beside-stays'
import { addMonths } from './skills/dates/calendar'
import type { Appointment } from './skills/dates/change'
import { LAST_OF_DAY } from './skills/filters/filter-wishes'
import { askedTopic, isOnlyAsked } from './skills/guide/asked-topic'
import { GUIDE_ANSWERS } from './skills/guide/guide-answers'
import { sayGuideBeside } from './skills/guide/say-guide'
import { foldHouse, type HouseBeside } from './skills/stays/fold'
import type { Table } from './table'
import { isAncillaryResult, type ToolName } from './tool-results'

/** More notes would delay the flights that were asked for. */
const MOST_ANSWERS = 3
const MOST_UNREAD = 2
const SHORTEST_UNREAD = 3
const MOST_DAYS_LEFT = 3
/** Answered first with a sentence of sympathy (say-feeling.ts). */
const MET_BEFORE: Topic[] = ['feelings', 'insult']
/** After these calls the message's search wishes are done. */
const SEARCHING: ToolName[] = ['searchFlights', 'filterFlights', 'compareDays', 'searchDates', 'searchPlaces', 'searchMeetUp']

/**
 * One reply to the whole message: a worry first, then the answers, what was done, what couldn't be done, and the words that were not
 * used; a question stays at the end.
 */
export function composeReply(said: string, position: Position): string {
  return sentences(
    sayMemory(position),
    wholeReply(beforeQuestion(said, sentences(sayBesideStays(position), sayBudget(position)) || null), position),
  )
}

function wholeReply(said: string, position: Position): string {
  const { understood, table, made } = position
  const { heard, stay, planning } = understood
  const isTold = stay ? stay.act === 'search' && made.length > 0 : planning !== null
  if (isTold && said !== '') return beforeQuestion(said, sayUnread(understood.unread))
  if (!heard || said === '') return said
  const isSearch = made.some(({ tool }) => SEARCHING.includes(tool))
  const isBuying = understood.ancillaries.length > 0 && made.some(isAncillaryResult)
  const isChosen = made.some(({ result }) => result?.status === 'chosen')
  if (!isSearch) return isBuying || isChosen || understood.isKnown ? beforeQuestion(said, sayUnread(understood.unread)) : said
  const told = new Set(unmarked(said).told.notes)
  const isFound = made.some(({ tool, result }) => tool === 'searchFlights' && result?.status === 'found')
  const topics = topicsOf(heard.reading.clauses, table.language, !isFound).filter(({ topic }) => !told.has(`topic:${topic}`))
  const house = foldHouse(allFrames(heard.reading.clauses))
  // What the flights and fares told comes without the guide.
  const { askings } = questionsBeside(position)
  const isAnsweredByTable = ({ topic }: { topic: Topic }) => isFound && askings.length > 0 && isOfTable(topic, askings, table)
  const isLater = ({ topic }: { topic: Topic }) => (topic === 'hotel' && house.isWished) || (topic === 'sights' && isPlanLater(position))
  const asked = topics.filter((one) => !MET_BEFORE.includes(one.topic) && !isLater(one) && !isAnsweredByTable(one)).slice(0, MOST_ANSWERS)
  const isAnswered = asked.length > 0 || [...told].some((note) => note.startsWith('topic:'))
  const unread = understood.unread.filter((phrase) => !isAnswered || conceptsOf(phrase, table.language).length === 0)
  const answers = asked.map(({ topic, text }) => ({ topic, text: wordsForGuide({ words: text, heard }) }))
  return sentences(...sayGuideBeside(answers, table), beforeQuestion(said, sayRemarks(position, unread)))
}

/** Told when a pet is first counted: an airline may still say no. */
function sayPet({ made }: Position): string | null {
  return made.some(({ tool, input }) => tool === 'searchFlights' && Number(input.pets ?? 0) > 0)
    ? GUIDE_ANSWERS.pets.beside
      ? tellingAll(only(['counted-pet']), ...sentencesOf(GUIDE_ANSWERS.pets.beside))
      : null
    : null
}

/** Days are planned once the flights are chosen; a question about sights waits with them. */
function isPlanLater({ understood: { heard, isPlanLater: isWished, unsupported }, table }: Position): boolean {
  if (isWished || table.situation.wishes.to === null) return isWished
  return unsupported === 'sights' || topicsOf(heard?.reading.clauses ?? [], table.language).some(({ topic }) => topic === 'sights')
}

/** What a search could not hold or puts off, and the words that were not used. */
export function sayRemarks(position: Position, unread: readonly string[] = position.understood.unread): string | null {
  const { understood, table } = position
  const { heard } = understood
  if (!heard) return null
  const house = foldHouse(allFrames(heard.reading.clauses))
  return (
    sentences(
      sayHouse(house, table),
      isPlanLater(position) && sayPlanLater(table),
      sayPet(position),
      sayDaysLeft(position),
      ...remarks(heard, table, isMovedBefore(position)),
      sayUnread(unread),
    ) || null
  )
}

/** "The 1st in the evening or the 2nd early": hours narrow the first day at once, and the others wait. */
function sayDaysLeft({ understood: { heard }, table: { situation }, made }: Position): string | null {
  const { dayChoice } = heard ?? {}
  if (!dayChoice || situation.slices.length === 0 || made.some(({ tool }) => tool === 'compareDays')) return null
  const searched = dayChoice.sliceIndex === 1 ? situation.wishes.returnOn : situation.wishes.departureOn
  const left = dayChoice.days.filter((day) => day !== searched)
  if (!searched || left.length === 0 || left.length === dayChoice.days.length) return null
  const others = left.length > MOST_DAYS_LEFT ? countOf(left.length, 'other day') : listOf(left.map((day) => dayName(day, situation)))
  return `That’s ${dayName(searched, situation)} only: for ${others}, tell me the day and its hours.`
}

/** The clauses' other questions, each topic once; questions about flights already shown are answered from them. */
function topicsOf(clauses: readonly Clause[], language: Language, isShownBefore = true): { topic: Topic; text: string }[] {
  const found = new Map<Topic, string>()
  for (const { kind, frames, mentioned, text } of clauses) {
    const isOfShown = mentioned.some(
      ({ skill, value }) => (isShownBefore && (skill === 'pick' || skill === 'fares')) || value.what === 'arrival',
    )
    if (kind === 'wish' || kind === 'courtesy' || kind === 'search-question' || frames.length > 0 || isOfShown) continue
    const read = topicOf(text, language)
    if (!read || !('topic' in read) || (kind === 'story' && isOnlyAsked(read.topic))) continue
    if (!isGrave(read.topic) && !found.has(read.topic)) found.set(read.topic, text)
  }
  return [...found].map(([topic, text]) => ({ topic, text }))
}

/** No flight of the day is in time, so that of the day before was searched: any hour of it will do. */
function isMovedBefore({ made }: Position): boolean {
  const hours = made.flatMap(({ tool, input }) => (tool === 'filterFlights' && input.arriveBefore ? [input.arriveBefore] : []))
  return hours.includes(LAST_OF_DAY) && hours.some((hour) => hour !== LAST_OF_DAY)
}

/** Wishes that a search can't hold, or holds differently. */
function remarks(heard: SearchHeard, { situation }: Table, isDayBefore: boolean): string[] {
  const { party, limits, dates, reading, window } = heard
  const { tripType } = situation.wishes
  const { budget } = limits
  return [
    party.ownSeats
      ? telling(only(['own-seat']), 'A child under two with a seat of their own counts as a child, so that’s how I searched.')
      : null,
    party.peers
      ? tellingAll(
          only(['peers-counted', party.peers]),
          `I’ve counted ${party.peers} of you in all.`,
          'If you’re coming on top, say “me too”.',
        )
      : null,
    party.isOfElders ? tellingAll(only(['only-named']), 'I’ve counted only those you named.', 'If you’re coming too, say “me too”.') : null,
    sayAgeOnLastFlight(heard, situation),
    party.assistance ? sayAssistance(party.assistance) : null,
    party.cabinOfSome ? sayOneCabin(party.cabinOfSome) : null,
    party.bagsInAll && party.checkedBags === 0
      ? sentences(
          telling(only(['bags-for-all-alike']), 'I can only search with the same bags for everyone, so these prices are without any.'),
          willChoose(['bags']),
        )
      : null,
    dates.appointment && !isDayBefore ? sayMargin(dates.appointment, situation) : null,
    dates.leavesAppointment ? sayHoursGone(dates.leavesAppointment.on, situation) : null,
    limits.unheld.includes('two-stops')
      ? telling(only(['no-two-stops']), 'I can’t limit flights to two stops, only to one or none.')
      : null,
    limits.assumed.includes('layover') && limits.filters.maxLayoverMinutes
      ? telling(
          only(['layover-taken', limits.filters.maxLayoverMinutes / 60]),
          `I took that as layovers of at most ${limits.filters.maxLayoverMinutes / 60} hours.`,
        )
      : null,
    budget?.way === 'both' && !budget.whole && tripType === 'round-trip' && budget.currency
      ? telling(
          only(['budget-both-ways', formatWhole(budget.max, budget.currency)]),
          `${formatWhole(budget.max, budget.currency)} is for both directions, so compare it with the total price.`,
        )
      : null,
    ...reading.clauses.filter(({ kind }) => kind === 'fallback').map(({ text }) => `For “${text}”, tell me once you’ve seen these.`),
    dates.notOn || (dates.notWeekdays && !window)
      ? telling(only(['no-single-days-out']), 'I can’t leave out single days of a comparison yet.')
      : null,
  ].flatMap((remark) => remark ?? [])
}

/** How old the child is counted on the last flight; of an infant of so many months who may be two by then, what to tell. */
function sayAgeOnLastFlight({ party, change }: SearchHeard, { today, wishes }: Situation): string | null {
  const { childFrom } = AGE_READINGS.ours
  const { ageOnLastFlight: reached, infantMonths: months } = party
  const last = change.returnOn ?? wishes.returnOn ?? change.departureOn ?? wishes.departureOn
  if (reached?.age === childFrom && reached.isBirthdayBefore)
    return telling(
      only(['two-by-last-flight']),
      'Your child is two on the last flight and needs a seat of their own, so I’ve counted a child of 2 for the whole trip.',
    )
  if (reached?.age === childFrom - 1 && !reached.isBirthdayBefore)
    return telling(
      only(['under-two-on-last-flight']),
      'Your child will still be under two on the last flight, so I’ve counted an infant on your lap.',
    )
  if (reached) return null
  if (months === undefined || last === null || last <= addMonths(today, childFrom * 12 - months - 1)) return null
  return tellingAll(
    only(['turns-two-maybe']),
    'If your baby turns two before the last flight, airlines ask for a seat and a child’s fare.',
    'Say “the baby needs their own seat” and I’ll search that way.',
  )
}

/** Flights come first; wishes for the stay are read again when it is its turn. */
function sayHouse({ isWished, budget, nightly }: HouseBeside, { situation, stays }: Table): string | null {
  if (!isWished || stays.lastSearch) return null
  const { to, departureOn, returnOn } = situation.wishes
  const sumOf = ({ max, currency }: { max: number; currency?: string }) => (currency ? formatWhole(max, currency) : max)
  const left = budget ? ` with what’s left of your budget of ${sumOf(budget)}` : ''
  const most = nightly ? ` at up to ${sumOf(nightly)} a night` : ''
  const nights = departureOn && returnOn ? ` for your ${countOf(daysBetween(departureOn, returnOn), 'night')}` : ''
  return telling(
    only(['house-later']),
    `First the flights, then the hotel${left}: once you’ve chosen them, say “hotel” and I’ll look${to ? ` in ${placeName(to)}` : ''}${nights}${most}.`,
  )
}

/** The flights are chosen first, because the plan needs their days. */
function sayPlanLater({ situation: { wishes } }: Table): string {
  return telling(
    only(['plan-later']),
    `Once you’ve chosen the flights, say “plan” and I’ll plan your days${wishes.to ? ` in ${placeName(wishes.to)}` : ''}.`,
  )
}

/** What was left between the flights and the appointment; of an hour that had to go to the day before it needs no word. */
function sayMargin({ startsOn, startsAt, ends }: Appointment, situation: Situation): string | null {
  const { wishes, slices } = situation
  if (slices.length === 0 || wishes.departureOn === null) return null
  if (startsAt === null && wishes.departureOn < startsOn) {
    const day = dayName(startsOn, situation)
    return sentences(
      telling(only(['day-before']), 'That gets you there the day before it.'),
      telling(SAID, `If you’d rather leave on ${day}, tell me.`),
    )
  }
  if (startsAt === null || wishes.departureOn !== startsOn) return null
  const after = ends && wishes.returnOn ? ', and as long after it ends' : ''
  return telling(only(['hours-before', after !== '']), `That leaves you a couple of hours before it starts${after}.`)
}

/** The arrival limit of an appointment's day, which no longer stands. */
function sayHoursGone(on: string, situation: Situation): string | null {
  return situation.slices.length > 0
    ? telling(
        only(['hours-gone', on, situation.today]),
        `The time to be there was for ${dayName(on, situation)}, so I’ve dropped that limit.`,
      )
    : null
}

function sayUnread(unread: readonly string[]): string | null {
  if (unread.length === 0) return null
  return fixed('unread', `I’m not sure what you mean by ${quotedList(unread)}, so I’ve left that out.`, ...unread)
}

/** What the clauses wish for or ask that nothing explains and no topic covers, as it was said. */
export function unreadPhrases(clauses: readonly Clause[], language: Language): string[] {
  const isNothingRead = clauses.every(({ frames }) => frames.length === 0)
  return clauses
    .flatMap((clause) => {
      if (isOfTopic(clause, language)) return []
      if (!isNothingRead && isUnheard(clause)) return [clause.text.replace(/[\s?!.,]+$/, '')]
      return (isNothingRead ? clause.kind === 'unread' : isWish(clause)) ? phrasesOf(clause) : []
    })
    .slice(0, MOST_UNREAD)
}

/** "Hand luggage only, what size can it be?": a question beside a wish that no rule could read. */
function isUnheard({ kind, said, unread }: Clause): boolean {
  return kind === 'question' && said.length === 0 && unread.some(isTelling)
}

/** A clause of which little was understood counts as a story, unless one of its words asks for something. */
function isWish({ kind, text }: Clause): boolean {
  const isHardlyRead = kind === 'mention' || kind === 'unread'
  return kind === 'wish' || kind === 'search-question' || (isHardlyRead && wordsIn(text).some((word) => WISHING_WORDS.has(foldWord(word))))
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Unread words that stand together, with the small words between them; a single one only if something is asked of it. */
function phrasesOf(clause: Clause): string[] {
  const { text, unread } = clause
  const open = saysNeed(clause) ? unread.filter((word) => !PLACES_OF_NEED.has(foldWord(word))) : [...unread]
  const groups: { start: number; end: number; count: number }[] = []
  let end = 0
  for (const word of open) {
    const start = text.indexOf(word, end)
    if (start < 0 || !isTelling(word)) continue
    const last = groups.at(-1)
    const between = last ? text.slice(last.end, start) : ''
    end = start + word.length
    if (last && isSmall(between)) Object.assign(last, { end, count: last.count + 1 })
    else groups.push({ start, end, count: 1 })
  }
  const isNamed = ({ start, end: until, count }: (typeof groups)[number]) =>
    count > 1 || clause.frames.length === 0 || /\d/.test(text.slice(start, until)) || WISHING_WORDS.has(foldWord(wordBefore(text, start)))
  return groups.filter(isNamed).map((group) => text.slice(group.start, group.end))
}

function isTelling(word: string): boolean {
  return (word.length >= SHORTEST_UNREAD && isContent(foldWord(word))) || /\d/.test(word)
}

/** Between two words of one phrase: nothing but a few small words. */
function isSmall(between: string): boolean {
  return !/[,;:.!?]/.test(between) && wordsIn(between).every((word) => !isContent(foldWord(word)))
}

/** The word before a place in the text, an article passed over. */
function wordBefore(text: string, at: number): string {
  const before = wordsIn(text.slice(0, at))
  return before.findLast((word) => !ARTICLES.has(foldWord(word))) ?? ''
}

/** A clause that a topic of the guide answers leaves no word over. */
function isOfTopic(clause: Clause, language: Language): boolean {
  return asksSomething(clause) ? askedTopic(clause.text, language) !== null : topicsOf([clause], language).length > 0
}

function isContent(folded: string): boolean {
  return !FUNCTION_WORDS.has(folded) && !COLOURING_WORDS.has(folded)
}

/** "My mum needs a wheelchair at the airport." */
function saysNeed({ frames }: Clause): boolean {
  return frames.some(({ value }) => value.need !== undefined)
}
