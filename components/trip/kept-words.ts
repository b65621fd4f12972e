import type { Trip } from '@/lib/travel/trip/trip'

/** What stays when the price moves: names always, and what was bought beside the fares, all of it or whatever is `still sold`. */
export function keptOfTrip({ ancillaries }: Pick<Trip, 'ancillaries'>, extent: 'all' | 'still sold'): string {
  const kinds = (['seats', 'bags', 'meals', 'extras'] as const).filter((kind) => ancillaries[kind].length > 0)
  if (kinds.length === 0) return 'Your passengers are kept.'
  const which = extent === 'all' ? '' : ' that are still sold'
  return `Your passengers are kept, and so are your ${new Intl.ListFormat('en-GB').format(kinds)}${which}.`
}
