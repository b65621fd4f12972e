import type { Situation } from '@/lib/travel/trip/situation'
import type { AncillaryResult } from '../tool-results'
import { kindOfTool } from '../understand/ancillaries/ancillary-context'
import { ANCILLARY_KINDS } from '../understand/ancillaries/wish'
import { sentences } from './phrases'
import { type Answered, sayChosen } from './say-chosen'
import { holdsCheckedBag, sayShown } from './say-shown'
import { askNext } from './say-talk'

/** More than this makes no sentence; the card beside it shows them all. */
const MOST_NAMES = 3

export const OFFER_ANCILLARIES = 'Shall I add seats, bags or meals, or go to the checkout?'
export const INFANTS_SIT_ON_LAPS = 'Infants travel on the lap of an adult, so they get no seat of their own.'
export const ASK_TOGETHER = 'Shall I pick seats together?'
export const ASK_WHICH_SIDE = 'At the window or on the aisle?'
export const ASK_IT = 'Shall I add it?'
/** A bag that was put forward, the first or one more than the fares hold. */
export const ASKS_FOR_BAG = /\bShall I add one(?: more)?(?<each> for each of you)?\?$/

/** What this turn chose, showed or could not do, and the question that is open then. */
export function sayBought(results: AncillaryResult[], situation: Situation, { withTripTotal }: { withTripTotal: boolean }): string {
  const answered = results.flatMap(({ tool, result, input }) => (result ? [{ kind: kindOfTool(tool) ?? 'extras', result, input }] : []))
  const others = ANCILLARY_KINDS.flatMap((kind) => {
    const own = answered.filter((one) => one.kind === kind)
    return own.map((one) => sayOther(one, own))
  })
  return sentences(sayChosen(answered, situation, withTripTotal), ...new Set(others), withTripTotal ? askAfter(answered, situation) : null)
}

/** What was shown, or why something could not be had; that there was nothing to take away goes without saying beside what was taken. */
function sayOther({ result, input }: Answered, own: Answered[]): string | null {
  switch (result.status) {
    case 'chosen':
      return null
    case 'shown':
      return sayShown(result.summary, input.extra)
    case 'unavailable':
      return result.message
    case 'refused':
      return result.refusal.code === 'nothing-chosen' && own.length > 1 ? null : withFewNames(result.refusal.message)
  }
}

/** "There are A, B, C and more; the card shows all.": a list of what there is, where it makes no sentence. */
function withFewNames(message: string): string {
  return message.replace(/\bThere are (?!no )(?<list>[^.?]+)\./, (whole, list: string) => {
    const parts = list.split(', ')
    const names = [...parts.slice(0, -1), ...(parts.at(-1)?.split(/ and (?!.* and )/) ?? [])]
    return names.length > MOST_NAMES ? `There are ${names.slice(0, MOST_NAMES).join(', ')} and more; the card shows all.` : whole
  })
}

/** What to ask after it: of what was shown the likeliest choice, else what the trip needs. */
function askAfter(answered: Answered[], situation: Situation): string {
  const shown = answered.filter(({ result }) => result.status === 'shown')
  const [first, other] = shown
  if (!first || shown.length < answered.length) return askNext(situation)
  if (other && other.kind !== first.kind) return 'What would you like of these?'
  const { adults, children } = situation.wishes
  const isParty = adults + children > 1
  switch (first.kind) {
    case 'seats':
      return isParty ? ASK_TOGETHER : ASK_WHICH_SIDE
    case 'bags':
      return askForBag(first, isParty)
    case 'meals':
      return 'Which meal would you like, and for whom?'
    case 'extras':
      return asksOfOne(first) ? ASK_IT : 'Which of them would you like?'
  }
}

/** Whoever has a bag with the fare is not asked as if it was the first one. */
function askForBag({ result }: Answered, isParty: boolean): string {
  const more = result.status === 'shown' && holdsCheckedBag(result.summary) ? ' more' : ''
  return `Shall I add one${more}${isParty ? ' for each of you' : ''}?`
}

/** "Do you have a lounge?" */
function asksOfOne({ result, input }: Answered): boolean {
  const { extra } = input
  return (
    typeof extra === 'string' &&
    result.status === 'shown' &&
    result.summary.some(({ what }) => what.toLowerCase().includes(extra.toLowerCase()))
  )
}
