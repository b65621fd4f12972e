import { z } from 'zod'
import type { OrderRow } from '@/lib/ports/order-store'
import { NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import { ancillariesSchema } from '@/lib/travel/ancillaries/ancillaries-schema'
import { flightSearchSchema } from '@/lib/travel/flights/search-schema'
import { passengerSchema } from '@/lib/travel/passengers/passenger-schema'
import { billingSchema, cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import { orderCancellationSchema } from '@/lib/travel/payment/cancellation-schema'
import { quoteSchema } from '@/lib/travel/payment/quote-schema'
import { pickedFlightSchema } from '@/lib/travel/trip/trip-schema'
import type { orders } from './schema'

/** A stored order as the port describes it; what was stored as JSON is parsed again. */
export function readOrder({ leaseMs: _, quoteHash: __, ...row }: typeof orders.$inferSelect): OrderRow {
  return {
    ...row,
    quote: quoteSchema.parse(row.quote),
    search: flightSearchSchema.parse(row.search),
    picks: z.array(pickedFlightSchema).parse(row.picks),
    ancillaries: ancillariesSchema.parse(row.ancillaries ?? NO_ANCILLARIES),
    cancellation: orderCancellationSchema.nullable().parse(row.cancellation),
    passengers: z.array(passengerSchema).parse(row.passengers),
    billing: billingSchema.parse(row.billing),
    card: cardTokenSchema.nullable().parse(row.card),
    ticketNumbers: z.array(z.string()).parse(row.ticketNumbers),
    captureBefore: row.captureBefore?.toISOString() ?? null,
    actionBy: row.actionBy?.toISOString() ?? null,
  }
}
