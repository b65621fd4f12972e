import { COUNT, daysIn } from './counts'
import type { RoledDay } from './day-roles'
import { takeOut } from './masked'
import type { DatesKnown } from './said-dates'

export type Flexibility = { flexDays?: number; departureDontcare?: true; returnDontcare?: true; rest: string }

/** "Around the 10th" leaves this much to us, plain "flexible" what fare calendars show either side. */
const AROUND_DAYS = 2
const FLEXIBLE_DAYS = 3

const WITHIN = new RegExp(
  `(?:±|\\+\\s*\\/?\\s*-|\\bplus(?:\\s+|\\/)(?:or\\s+)?minus|\\bgive or take|\\bflexible (?:by|within)|\\bwithin)\\s*(?<count>${COUNT})(?:\\s*-?\\s*(?:or\\s+(?:two|2|so)\\s+)?)(?<unit>days?|weeks?)?(?:\\s+or\\s+(?:two|so))?\\b|\\b(?<countLate>${COUNT})\\s+(?<unitLate>days?|weeks?)\\s+(?:or (?:two|so) )?(?:either (?:side|way)|each way|before or after|earlier or later|flexib\\w+)`,
  'gi',
)
const FLEXIBLE =
  /\b(?:i'?m|we'?re|i am|we are|(?:my|our|the)?\s*(?:travel\s+)?dates?\s+(?:is|are)|bit|quite|fairly|somewhat)\s+(?:\w+\s+)?flexible\b(?:\s+(?:on|with|about)\s+(?:the\s+|my\s+)?(?:dates?|days?))?|\bflexible\s+(?:(?:on|with|about)\s+)?(?:the\s+|my\s+|our\s+)?(?:dates?|days?)\b|\bopen to (?:changing|other dates|different (?:dates|days))\b/gi
const DONTCARE =
  /\b(?:(?:it\s+)?(?:doesn't|does not|dont|doesnt)\s+(?:really\s+)?matter\s+(?:to\s+\w+\s+)?(?:when|what\s+(?:day|date)|which\s+(?:day|date))|(?:don't|do not|dont)\s+(?:really\s+)?(?:care|mind)\s+(?:about\s+)?(?:when|what\s+(?:day|date)|which\s+(?:day|date)|the\s+dates?)|any\s+(?:day|date)s?(?!\s+(?:before|after))|any\s?time(?!\s+(?:after|before|between|from|in|of|during|that))|whenever(?:\s+(?:is|it's)\s+(?:cheapest|cheap|best|convenient))?|no\s+preference\s+(?:on|for|about)\s+(?:the\s+)?(?:dates?|days?)|(?:the\s+)?(?:(?:departure|return)\s+)?(?:dates?|days?)\s+(?:doesn't|don't|does not|do not|dont)\s+matter)\b/gi
const MAY_FLEX =
  /±|\+|flexib|matter|care|mind|\bany\b|whenever|prefer|either|give or take|within|minus|before or after|earlier or later|\bopen\b/i

/** How far the days may move, and which of them do not matter. */
export function readFlexibility(words: string, days: RoledDay[], { asked }: DatesKnown): Flexibility {
  const reading: Flexibility = { rest: words }
  if (days.some(({ bound, role }) => bound === 'around' && role !== 'other')) reading.flexDays = AROUND_DAYS
  if (!MAY_FLEX.test(words)) return reading
  reading.rest = takeOut(reading.rest, WITHIN, ({ groups = {}, 0: said }) => {
    const { count, countLate, unit, unitLate } = groups
    if (!unit && !unitLate && !/[±+]/.test(said)) return false
    reading.flexDays = daysIn(count ?? countLate ?? 'a', unit ?? unitLate ?? 'day') + (/\bor two\b/i.test(said) ? 1 : 0)
    return true
  })
  reading.rest = takeOut(reading.rest, FLEXIBLE, () => {
    reading.flexDays ??= FLEXIBLE_DAYS
    return true
  })
  reading.rest = takeOut(reading.rest, DONTCARE, ({ index, input, 0: said }) => {
    // Of flights that are there, "any time" is a time of day.
    if (/^any\s?time/i.test(said) && asked === null) return false
    const clause = `${input
      .slice(Math.max(0, index - 40), index)
      .split(/[.,;]/)
      .at(-1)} ${said} ${input.slice(index + said.length, index + said.length + 30).split(/[.,;]/)[0]}`
    const role = /\b(?:return\w*|back|home)\b/i.test(clause)
      ? 'return'
      : /\b(?:leav\w+|depart\w*|go|fly)\b/i.test(clause)
        ? 'departure'
        : (asked ?? 'departure')
    if (role !== 'return') reading.departureDontcare = true
    if (role !== 'departure') reading.returnDontcare = true
    return true
  })
  return reading
}
