import type { PlainDate } from '../travel/dates'
import type { StaySearch } from '../travel/stays/stay-search'

/** `hotels` are what came over the wire: not known to be hotels before somebody has read them. The days are those that were answered. */
export type StaysFound = { checkInOn: PlainDate; checkOutOn: PlainDate; hotels: unknown[] }

/** Where places to stay come from. */
export type StaySupplier = {
  readonly name: string
  readonly isSimulated: boolean
  /** Hotels around the centre with what their rooms cost on these nights, full ones too. Throws `OutsideFailure` when nothing could be asked. */
  search(search: StaySearch, now: Date): Promise<StaysFound>
  /** The same for one hotel, as it is now; no hotel in the list when it is not sold any more. */
  fetchHotel(search: StaySearch, hotelId: string, now: Date): Promise<StaysFound>
}
