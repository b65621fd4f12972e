import { isSameJson } from '@/lib/travel/same-json'
import { type Refusal, refuse } from '../refusal'
import type { StayCommand, StayFacts, TripStays } from './trip-stays-schema'

export type { ChosenStay, StayCommand, TripStays } from './trip-stays-schema'

export function isStayCommand<Command extends { type: string }>(
  command: Command,
): command is Extract<Command, { type: StayCommand['type'] }> {
  return command.type === 'search-stays' || command.type === 'choose-stay' || command.type === 'drop-stay'
}

/** Pure: where to stay after the command. Another place, other nights or another party give the choice up; the same search keeps it. */
export function changeStays(
  stays: TripStays | null,
  command: StayCommand,
  { chosen }: StayFacts,
): { stays: TripStays } | { refusal: Refusal } {
  if (command.type === 'search-stays') {
    const isSame = stays !== null && isSameJson(stays.search, command.search)
    return { stays: { search: command.search, chosen: isSame ? stays.chosen : null } }
  }
  if (!stays) return refuse('no-stays', 'You haven’t searched for a place to stay yet. Tell me where and for which nights.')
  if (command.type === 'choose-stay') {
    return chosen
      ? { stays: { ...stays, chosen } }
      : refuse('rate-gone', 'That room is no longer sold at that price. Please choose another.')
  }
  return stays.chosen ? { stays: { ...stays, chosen: null } } : refuse('no-stay-chosen', 'You haven’t chosen a place to stay.')
}
