import { nextOpenSlice, type Table } from './table'

/** The slots that the open question asks for, by the names that the forms give them. */
export function askedSlots({ pending, held, situation, earlierWords, newestSlice, isSearchNew }: Table): ReadonlySet<string> {
  // The words were written before a list that this turn fetched.
  const isPickingReturn = situation.mode === 'flight_search' && nextOpenSlice(situation) === 1 && newestSlice === 1
  const asked = new Set<string>(isPickingReturn ? ['ret'] : [])
  if (pending?.asked === 'which-filter') asked.add('filter')
  if (pending?.asked === 'what-gives-way') asked.add('limit')
  if (pending?.asked === 'confirm' && pending.acts.some(({ tool }) => tool === 'filterFlights')) asked.add('lift')
  const unclear = held?.unclearPlace?.field
  if (unclear) return asked.add(unclear)
  // Before the first words nobody has asked for anything.
  const missing = earlierWords.length > 0 ? situation.missing : null
  if (pending?.asked === 'origin' || missing === 'origin') asked.add('from')
  if (pending?.asked === 'destination' || (missing === 'destination' && !situation.plan)) asked.add('to')
  // "23 to 25" instead of the days that were compared: read alike before and after its search.
  const areDaysSaid = pending?.asked === 'which-dates' && isSearchNew
  if (pending?.asked === 'departure-day' || missing === 'departureOn' || areDaysSaid) asked.add('out')
  const isReturnAsked =
    missing === 'returnOn' || held?.refusedField === 'returnOn' || (missing === 'tripType' && situation.wishes.departureOn)
  if (pending?.asked === 'return-day' || pending?.asked === 'trip-type' || isReturnAsked) asked.add('ret').add('trip')
  return asked
}
