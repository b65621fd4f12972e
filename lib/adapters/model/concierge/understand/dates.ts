import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { type DateMention, findDates } from './date-mentions'
import { type DateRole, dateRole, isReturnAfter } from './date-roles'
import { type DateShift, readShift, readStay } from './date-shifts'
import { takeOut } from './words'

/** `loneDate` is what a single day without "back" or "leave" is for, from what was just asked or is being picked. */
export type KnownDates = {
  today: PlainDate
  departureOn: PlainDate | null
  returnOn: PlainDate | null
  loneDate: DateRole
  isListShown: boolean
}

export type DateReading = {
  departureOn?: PlainDate
  returnOn?: PlainDate
  /** Length of the stay, when the day of leaving is not known yet. */
  nights?: number
  /** "next week", "in May": a time, but not a day. */
  vague?: { said: string; role: DateRole }
  /** A day that no calendar has. */
  impossible?: string
  rest: string
}

const VAGUE =
  /\b(?:(?:some ?time|any ?time|any day|early|mid|late|end of|beginning of|middle of)\s+(?:in\s+|of\s+)?)?(?:next|this|the following)\s+(?:week|month|year|summer|autumn|fall|winter|spring)\b|\b(?:(?:in|during|around|some ?time in|any ?time in|early|mid|late|end of|beginning of|middle of)[\s-]+)+(?:the\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|autumn|winter|spring|christmas|easter)\b|\b(?:for|at|over)\s+(?:christmas|easter)\b|\b(?:any ?time|any day|(?:my |the )?dates? (?:is|are) flexible|flexible dates|soon|asap|as soon as possible)\b/gi

/** The days that the words name, read as of `known.today`; `rest` are the words without them. */
export function readDates(words: string, known: KnownDates): DateReading {
  const { shift, rest: afterShift } = readShift(words)
  const { nights, rest: afterStay } = readStay(afterShift)
  const { mentions, rest: afterDates } = findDates(afterStay, known.today, known.isListShown)
  let vague: string | null = null
  const rest = takeOut(afterDates, VAGUE, (match) => {
    vague ??= match[0].trim()
    return true
  })

  const roles = assignRoles(mentions, afterShift, known.loneDate)
  const days = resolveDays(roles, known)
  if ('impossible' in days) return { impossible: days.impossible, rest }
  const departureOn = days.departureOn ?? shifted('departure', shift, known)
  const returnOn = days.returnOn ?? shiftedReturn(shift, days.departureOn, known) ?? afterNights(nights, departureOn, known)
  const reading: DateReading = { rest, ...keptLength(departureOn, returnOn, known) }
  if (nights !== null && reading.returnOn === undefined) reading.nights = nights
  if (vague !== null && mentions.length === 0) reading.vague = { said: vague, role: known.loneDate }
  return reading
}

function assignRoles(mentions: DateMention[], words: string, loneDate: DateRole): Partial<Record<DateRole, DateMention>> {
  const roles: Partial<Record<DateRole, DateMention>> = {}
  const open: DateMention[] = []
  for (const mention of mentions) {
    const before = mentions.reduce(
      (text, { start, end }) => (end <= mention.start ? text.slice(0, start) + '~'.repeat(end - start) + text.slice(end) : text),
      words.slice(0, mention.start),
    )
    const role = isReturnAfter(words.slice(mention.end)) ? 'return' : dateRole(before)
    if (role && !roles[role]) roles[role] = mention
    else open.push(mention)
  }
  const [first, second] = open
  if (first && second && !roles.departure && !roles.return) return { departure: first, return: second }
  if (first) roles[roles.departure ? 'return' : roles.return ? 'departure' : loneDate] ??= first
  if (second) roles[roles.departure ? 'return' : 'departure'] ??= second
  return roles
}

function resolveDays(
  roles: Partial<Record<DateRole, DateMention>>,
  { today, departureOn: knownDeparture }: KnownDates,
): { departureOn?: PlainDate; returnOn?: PlainDate } | { impossible: string } {
  const days: { departureOn?: PlainDate; returnOn?: PlainDate } = {}
  if (roles.departure) {
    const day = roles.departure.resolve(today)
    if (!day) return { impossible: roles.departure.said }
    days.departureOn = day
  }
  if (roles.return) {
    const departureOn = days.departureOn ?? knownDeparture
    const isWeekday = /^(?!.*\d)[a-z ]+$/i.test(roles.return.said)
    // "Back Sunday" after leaving on a Sunday is a week later; "back on the 12th" may be the same day.
    const earliest = departureOn && isWeekday ? addDays(departureOn, 1) : (departureOn ?? today)
    const day = roles.return.resolve(earliest)
    if (!day) return { impossible: roles.return.said }
    days.returnOn = day
  }
  return days
}

function shifted(role: DateRole, shift: DateShift | null, known: KnownDates): PlainDate | undefined {
  const from = role === 'departure' ? known.departureOn : known.returnOn
  if (!shift || !from) return undefined
  return (shift.role ?? known.loneDate) === role || shift.role === 'both' ? addDays(from, shift.days) : undefined
}

/** "Leave on Friday and come back three days later" counts from that Friday. */
function shiftedReturn(shift: DateShift | null, saidDeparture: PlainDate | undefined, known: KnownDates): PlainDate | undefined {
  const departureOn = saidDeparture ?? known.departureOn
  if (!shift || !departureOn) return undefined
  if (shift.role === 'return' && saidDeparture) return addDays(departureOn, shift.days)
  if ((shift.role ?? known.loneDate) === 'return' && !known.returnOn) return addDays(departureOn, shift.days)
  return shifted('return', shift, known)
}

function afterNights(nights: number | null, departureOn: PlainDate | undefined, known: KnownDates): PlainDate | undefined {
  const from = departureOn ?? known.departureOn
  return nights === null || !from ? undefined : addDays(from, nights)
}

/** When only the way out moves, and past the way back, the trip keeps its length. */
function keptLength(departureOn: PlainDate | undefined, returnOn: PlainDate | undefined, known: KnownDates) {
  const days: { departureOn?: PlainDate; returnOn?: PlainDate } = {}
  if (departureOn) days.departureOn = departureOn
  if (returnOn) days.returnOn = returnOn
  if (departureOn && !returnOn && known.departureOn && known.returnOn && departureOn > known.returnOn) {
    days.returnOn = addDays(departureOn, daysBetween(known.departureOn, known.returnOn))
  }
  return days
}
