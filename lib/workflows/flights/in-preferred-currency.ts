import { isSelectableCurrency, type SelectableCurrency } from '../../travel/currencies'
import { NO_WISHES } from '../../travel/flights/search'
import type { TripCommand } from '../../travel/trip/commands'
import type { Trip } from '../../travel/trip/trip'

const BLANK = JSON.stringify(NO_WISHES)

/**
 * The first thing wished for in a trip in the currency of its budget or its chosen stay, else in the one that its traveller prefers, unless it names
 * one; what follows keeps it.
 */
export function inPreferredCurrency(
  command: TripCommand,
  { wishes, budget, stays }: Pick<Trip, 'wishes' | 'budget' | 'stays'>,
  preferred: SelectableCurrency | null,
): TripCommand {
  if (command.type !== 'change-search' || command.change.currency !== undefined || JSON.stringify(wishes) !== BLANK) return command
  const currency = budget?.amount.currency ?? stays?.chosen?.total.currency ?? preferred
  return currency && isSelectableCurrency(currency) ? { ...command, change: { ...command.change, currency } } : command
}
