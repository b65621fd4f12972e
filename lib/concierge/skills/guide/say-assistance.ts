import type { Frame } from '../../grammar/cover'
import { noting } from '../../say/marked'
import { sentences } from '../../say/phrases'
import { sentencesOf, wasSaid } from '../../say/said-sentences'
import type { Table } from '../../table'

/** What of the help at the airport is asked: whether it stands on the trip, that it be put there, who meets them, what it costs, or for which chair. */
const ASKED = ['assist-meet', 'assist-state', 'assist-add', 'assist-cost', 'own-chair'] as const
export type AssistanceAsked = (typeof ASKED)[number]

const WHERE = 'The passenger form at the checkout has a field for it, and the airline confirms. Ask for it at least 48 hours ahead.'
const ADD_TO_BOOKED = 'Your trip is booked, so ask the airline for assistance with your booking reference.'
const STATE_OF_BOOKED = 'Only the airline can tell you whether it has assistance noted; ask with your booking reference.'
const AHEAD = 'Do it at least 48 hours ahead.'
const MET =
  'Yes, if assistance is asked for ahead: staff meet you at the airport’s assistance point or desk, go with you through security to the gate, and meet you at the plane after landing.'
const OWN_CHAIR =
  'A wheelchair without a motor has no battery to declare. It flies free and doesn’t count as luggage: you can usually stay in it until the gate, where staff take it to the hold.'
const OWN_CHAIR_AGAIN = 'No motor, then, so the rules for batteries don’t apply to it.'
const FREE = 'Help at the airport is free by law in the UK, the EU, the US and Canada, and so is taking the wheelchair along.'

/** For the check that no sentence was made up. */
export const ASSISTANCE_TEXTS: readonly string[] = [WHERE, ADD_TO_BOOKED, STATE_OF_BOOKED, AHEAD, MET, OWN_CHAIR, OWN_CHAIR_AGAIN, FREE]

export function assistanceAsked(frames: readonly Frame[]): AssistanceAsked | null {
  const of = frames.map(({ value }) => value.of)
  return ASKED.find((what) => of.includes(what)) ?? null
}

/** What the trip holds of the help: nothing before the passengers are filled in, and after that only the airline knows. */
export function sayAssistanceAsked(
  asked: AssistanceAsked,
  { situation: { order }, carried }: Pick<Table, 'situation' | 'carried'>,
): string {
  const isBooked = order?.status === 'success'
  const isTold = (words: string) => sentencesOf(words).some((lead) => carried.some((one) => one && wasSaid(lead, one.told)))
  return noting('topic:assistance', sayAsked())

  function sayAsked(): string {
    if (asked === 'own-chair') return isTold(OWN_CHAIR) ? OWN_CHAIR_AGAIN : OWN_CHAIR
    if (asked === 'assist-cost') return FREE
    if (asked === 'assist-meet') return sentences(MET, isBooked ? sayBooked(asked) : WHERE)
    if (isBooked) return sayBooked(asked)
    return sentences(asked === 'assist-add' ? 'I can’t add assistance from here.' : 'No, assistance isn’t on the trip yet.', WHERE)
  }
}

function sayBooked(asked: AssistanceAsked): string {
  return sentences(asked === 'assist-state' ? STATE_OF_BOOKED : ADD_TO_BOOKED, AHEAD)
}
