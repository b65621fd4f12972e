import type { StayResult } from '../../stay-results'
import { namingStay } from '../marked'
import { countOf, uncapitalised } from '../phrases'
import { NOT_BOOKED_HERE } from './say-stays'

type Chosen = Extract<NonNullable<Extract<StayResult, { tool: 'chooseStay' }>['result']>, { status: 'chosen' }>

/** "I’ve kept Sample Hotel Baixa with your trip: double room, 3 nights for €288.00, free to cancel until Tue 9 Mar." */
export function sayStayKept({ hotel, room, nights, total, board, cancellation }: Chosen): string {
  const conditions = [board, cancellation].filter((one) => one !== undefined).map(uncapitalised)
  const told = [uncapitalised(room), `${countOf(nights, 'night')} for ${total}`, ...conditions].join(', ')
  return `I’ve kept ${namingStay(hotel)} with your trip: ${told}. ${NOT_BOOKED_HERE}`
}
