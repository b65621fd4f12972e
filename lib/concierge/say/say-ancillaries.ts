import { isPetMeant } from '@/lib/travel/ancillaries/extra-words'
import type { Refusal } from '@/lib/travel/refusal'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Act, Pending } from '../pending'
import { kindOfTool } from '../skills/ancillaries/context'
import { ANCILLARY_KINDS } from '../skills/ancillaries/wish'
import type { AncillaryResult } from '../tool-results'
import { asking } from './marked'
import { sentences, uncapitalised } from './phrases'
import { type Answered, sayChosen } from './say-chosen'
import { holdsCheckedBag, sayShown } from './say-shown'
import { askNext } from './say-talk'

/** The most items in a sentence; the card beside it shows them all. */
const MOST_NAMES = 3

export const OFFER_ANCILLARIES = asking(
  { asked: 'which-ancillary', choices: ['seats', 'bags', 'meals'] },
  'Would you like seats, bags or meals, or shall we go to the checkout?',
)
export const INFANTS_SIT_ON_LAPS = 'Infants travel on an adult’s lap, so they don’t get a seat of their own.'

/** This turn's choices, lists and failures, and the open question: `question` if there is one, else the likeliest. */
export function sayBought(
  results: AncillaryResult[],
  situation: Situation,
  { withTripTotal, question }: { withTripTotal: boolean; question?: string | null },
): string {
  const answered = results.flatMap(({ tool, result, input }) => (result ? [{ kind: kindOfTool(tool) ?? 'extras', result, input }] : []))
  const others = ANCILLARY_KINDS.flatMap((kind) => {
    const own = answered.filter((one) => one.kind === kind)
    return own.map((one) => sayOther(one, own, situation))
  })
  return sentences(
    sayChosen(answered, situation, withTripTotal),
    ...new Set(others),
    withTripTotal ? (question ?? askAfter(answered, situation)) : null,
  )
}

/** Lists shown, or why something wasn't possible; if something was removed, it doesn't mention what wasn't there. */
function sayOther(answered: Answered, own: Answered[], situation: Situation): string | null {
  const { result, input } = answered
  switch (result.status) {
    case 'chosen':
      return null
    case 'shown':
      return sayShown(result.summary, input.extra)
    case 'unavailable':
      return result.message
    case 'refused':
      if (result.refusal.code === 'pet-too-heavy') return sayTooHeavy(result.refusal, input)
      if (result.refusal.code !== 'nothing-chosen') return withFewNames(result.refusal)
      return own.length > 1 ? null : (sayNeverAdded(answered, situation) ?? result.refusal.message)
  }
}

/** Why it can't travel there, with the place that would take it. */
function sayTooHeavy({ message, choices = [] }: Refusal, input: Act['input']): string {
  const [place] = choices
  return place ? sentences(message, asking(offer('chooseExtras', { ...input, extra: uncapitalised(place) }), 'Shall I add that?')) : message
}

/** "You hadn’t added priority boarding, so there was nothing to remove."; null if only some travellers, flights or bags were meant. */
function sayNeverAdded({ kind, input: { extra, passengerIndexes, sliceIndexes } }: Answered, { bought }: Situation): string | null {
  const isOfSome = passengerIndexes !== undefined || sliceIndexes !== undefined
  const isNamed = kind === 'extras' && typeof extra === 'string'
  if (isOfSome || (!isNamed && (bought?.[kind] ?? []).length > 0)) return null
  return `You hadn’t added ${isNamed ? extra : kind}, so there was nothing to remove.`
}

const CHOICE_LEADS: Record<string, string> = {
  'which-meal': 'Which meal would you like?',
  'no-such-meal': 'The airline doesn’t offer that.',
  'which-extra': 'Which extra would you like?',
  'no-such-extra': 'The airline doesn’t sell that.',
}

/** "Choose from A, B, C and more; the card shows them all.": a long list cut to a sentence. */
function withFewNames({ code, message, choices = [] }: Refusal): string {
  const lead = CHOICE_LEADS[code]
  if (!lead || choices.length <= MOST_NAMES) return message
  return `${lead} Choose from ${choices.slice(0, MOST_NAMES).join(', ')} and more; the card shows them all.`
}

/** Refusals that end in a question or an offer of their own. */
const ASKED_BACK = ['which-weight', 'pet-too-heavy']

/** The follow-up question: the likeliest choice from what was shown, else what the trip needs. */
function askAfter(answered: Answered[], situation: Situation): string {
  const shown = answered.filter(({ result }) => result.status === 'shown')
  const [first, other] = shown
  if (answered.some(({ result }) => result.status === 'refused' && ASKED_BACK.includes(result.refusal.code))) return ''
  if (!first || shown.length < answered.length) return askNext(situation)
  if (other && other.kind !== first.kind) {
    const choices = [...new Set(shown.map(({ kind }) => kind))]
    return asking({ asked: 'which-ancillary', choices }, 'Which of these would you like?')
  }
  const { adults, children } = situation.wishes
  const isParty = adults + children > 1
  switch (first.kind) {
    case 'seats':
      return askForSeats(situation, first.input)
    case 'bags':
      return askForBag(first, isParty)
    case 'meals':
      return asking({ asked: 'which-ancillary', choices: ['meals'] }, 'Which meal would you like, and for whom?')
    case 'extras':
      if (asksOfPlaces(first)) return 'How much does your pet weigh with its carrier?'
      return asksOfOne(first)
        ? asking(offer('chooseExtras', { ...first.input, wish: 'add' }), 'Shall I add it?')
        : asking({ asked: 'which-ancillary', choices: ['extras'] }, 'Which one would you like?')
  }
}

/** "One more" if the fare already includes a bag. */
function askForBag({ result, input }: Answered, isParty: boolean): string {
  const more = result.status === 'shown' && holdsCheckedBag(result.summary) ? ' more' : ''
  const one = offer('chooseBags', { ...input, wish: 'add', quantity: 1 })
  return asking(isParty ? { ...one, about: 'each' } : one, `Shall I add one${more}${isParty ? ' for each of you' : ''}?`)
}

/** Seats together for several people, window or aisle for one; `input` holds the travellers and flights. */
export function askForSeats({ wishes: { adults, children } }: Situation, input: Act['input'] = {}): string {
  if (adults + children > 1) return asking(offer('chooseSeats', { ...input, wish: 'together' }), 'Shall I choose seats together?')
  const either: Act = { tool: 'chooseSeats', input: { ...input, wish: 'cheapest' } }
  return asking({ asked: 'seat-side', either }, 'Would you like a window or an aisle seat?')
}

function offer(tool: AncillaryResult['tool'], input: Act['input']): Extract<Pending, { asked: 'confirm' }> {
  return { asked: 'confirm', acts: [{ tool, input }] }
}

/** Several places for an animal are sold, and its weight decides between them. */
function asksOfPlaces({ result, input }: Answered): boolean {
  const isOfPet = typeof input.extra === 'string' && isPetMeant(input.extra)
  return isOfPet && result.status === 'shown' && new Set(result.summary.map(({ what }) => what.split(',')[0])).size > 1
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
