import { z } from 'zod'
import type { Money } from '@/lib/travel/money'
import type { Refusal } from '@/lib/travel/refusal'
import { readAmount } from './amounts'
import { DuffelFailure } from './client/failure'
import { type OfferDeps, orRefusal } from './find-offer'
import { amountText, looseList, looseNumber, looseText, textList } from './schemas/common'

export type SeatKind =
  | 'seat'
  | 'restricted-seat'
  | 'bassinet'
  | 'empty'
  | 'exit-row'
  | 'lavatory'
  | 'galley'
  | 'closet'
  | 'stairs'
  | 'unknown'

/** One place in a row. A seat without `prices` is taken; each price is for one passenger. */
export type DuffelSeatElement = {
  kind: SeatKind
  designator: string | null
  name: string | null
  disclosures: string[]
  prices: { serviceId: string; passengerId: string; price: Money }[]
}
/** `rows[i]` has sections between the aisles, from left to right. Wings are counted in rows from the front of the cabin. */
export type DuffelSeatCabin = {
  cabinClass: string
  deck: number
  aisles: number
  wings: { firstRow: number; lastRow: number } | null
  rows: { sections: DuffelSeatElement[][] }[]
}
export type DuffelSeatMap = { segmentId: string; sliceId: string | null; cabins: DuffelSeatCabin[] }

const KINDS: Record<string, SeatKind> = {
  seat: 'seat',
  restricted_seat_general: 'restricted-seat',
  bassinet: 'bassinet',
  empty: 'empty',
  exit_row: 'exit-row',
  lavatory: 'lavatory',
  galley: 'galley',
  closet: 'closet',
  stairs: 'stairs',
}

const priceSchema = z.object({ id: z.string(), passenger_id: z.string(), total_amount: amountText, total_currency: z.string() })
// Not loose: a seat left out would move its neighbours over.
const elementSchema = z
  .object({ type: z.string(), designator: looseText, name: looseText, disclosures: textList, available_services: looseList(priceSchema) })
  .transform(
    ({ type, available_services, ...element }): DuffelSeatElement => ({
      ...element,
      kind: KINDS[type] ?? 'unknown',
      prices: available_services.flatMap(({ id, passenger_id, total_amount, total_currency }) => {
        const price = readAmount(total_amount, total_currency)
        return price ? [{ serviceId: id, passengerId: passenger_id, price }] : []
      }),
    }),
  )
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? [])
const rowSchema = z.object({
  sections: listOf(z.object({ elements: listOf(elementSchema) }).transform(({ elements }) => elements)),
})
const cabinSchema = z
  .object({
    cabin_class: z.string(),
    deck: looseNumber,
    aisles: looseNumber,
    wings: z.object({ first_row_index: z.number(), last_row_index: z.number() }).nullish().catch(null),
    rows: listOf(rowSchema),
  })
  .transform(
    ({ cabin_class, deck, aisles, wings, rows }): DuffelSeatCabin => ({
      cabinClass: cabin_class,
      deck: deck ?? 0,
      aisles: aisles ?? 1,
      wings: wings ? { firstRow: wings.first_row_index, lastRow: wings.last_row_index } : null,
      rows,
    }),
  )
const seatMapSchema = z
  .object({ segment_id: z.string(), slice_id: looseText, cabins: listOf(cabinSchema) })
  .transform(({ segment_id, slice_id, cabins }): DuffelSeatMap => ({ segmentId: segment_id, sliceId: slice_id, cabins }))

/** The maps of an offer's flights, as Duffel has them now. */
export function fetchDuffelSeatMaps(
  offerId: string,
  { client, deadlines }: Pick<OfferDeps, 'client' | 'deadlines'>,
): Promise<{ duffelMaps: DuffelSeatMap[] } | { refusal: Refusal }> {
  return orRefusal(() =>
    client(
      { name: 'seat maps', deadlineMs: deadlines.readMs, isRead: true, mayRest: true },
      (duffel) => duffel.seatMaps.get({ offer_id: offerId }),
      ({ data }) => ({ duffelMaps: readSeatMaps(data) }),
    ),
  )
}

/** The maps of an offer's segments; one that cannot be read is left out. Airlines without seat maps give an empty list. */
export function readSeatMaps(data: unknown): DuffelSeatMap[] {
  if (!Array.isArray(data)) throw new DuffelFailure('bad-answer')
  return looseList(seatMapSchema).parse(data)
}
