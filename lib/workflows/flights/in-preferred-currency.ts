import type { SelectableCurrency } from '../../travel/currencies'
import { NO_WISHES } from '../../travel/flights/search'
import type { TripCommand } from '../../travel/trip/commands'
import type { Trip } from '../../travel/trip/trip'

const BLANK = JSON.stringify(NO_WISHES)

/** The first thing wished for in a trip, in the currency that its traveller prefers unless it names one; what follows keeps it. */
export function inPreferredCurrency(command: TripCommand, { wishes }: Trip, preferred: SelectableCurrency | null): TripCommand {
  if (preferred === null || command.type !== 'change-search' || command.change.currency !== undefined) return command
  return JSON.stringify(wishes) === BLANK ? { ...command, change: { ...command.change, currency: preferred } } : command
}
