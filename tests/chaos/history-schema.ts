import { z } from 'zod'

/** An order as somebody was told of it; amounts in minor units. */
export const orderFactsSchema = z.object({
  orderId: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  totalMinor: z.number().int(),
  chargedMinor: z.number().int(),
  heldMinor: z.number().int(),
  bookingReference: z.string().nullable(),
})
export type OrderFacts = z.infer<typeof orderFactsSchema>

export const supplierStateSchema = z.object({
  orders: z.array(
    z.object({
      reference: z.string(),
      trip: z.string(),
      bookingReference: z.string(),
      amountMinor: z.number().int(),
      cancelledAt: z.string().nullable(),
    }),
  ),
})
export const gatewayStateSchema = z.object({
  intents: z.array(
    z.object({
      id: z.string(),
      orderId: z.string().nullable(),
      status: z.string(),
      amount: z.number().int(),
      received: z.number().int(),
      refunded: z.number().int(),
    }),
  ),
})
export type SupplierState = z.infer<typeof supplierStateSchema>
export type GatewayState = z.infer<typeof gatewayStateSchema>

const client = z.number().int()
const at = z.iso.datetime()

/** One line of the history. A client is one traveller with one trip; nothing here is taken from the app's own database. */
export const historyEntrySchema = z.discriminatedUnion('kind', [
  z.object({ at, kind: z.literal('run'), seed: z.number(), orders: z.number(), kills: z.number(), variant: z.string() }),
  z.object({ at, kind: z.literal('kill'), process: z.string() }),
  z.object({ at, kind: z.literal('started'), process: z.string(), minutesAhead: z.number() }),
  z.object({ at, kind: z.literal('began'), client, trip: z.string() }),
  z.object({ at, kind: z.literal('press'), client, process: z.string(), confirmationId: z.string(), key: z.string(), card: z.string() }),
  z.object({ at, kind: z.literal('look'), client, process: z.string() }),
  /** `confirmationId` is null for an answer to a look. */
  z.object({
    at,
    kind: z.literal('answer'),
    client,
    confirmationId: z.string().nullable(),
    httpStatus: z.number(),
    code: z.string().nullable(),
    order: orderFactsSchema.nullable(),
  }),
  z.object({ at, kind: z.literal('lost'), client, what: z.string(), error: z.string() }),
  z.object({ at, kind: z.literal('bank'), client, outcome: z.string() }),
  z.object({ at, kind: z.literal('walked-away'), client }),
  z.object({ at, kind: z.literal('settled'), client, order: orderFactsSchema }),
  z.object({ at, kind: z.literal('gave-up'), client, why: z.string() }),
  /** The end of it, of one client: the order by itself, the order as its thread shows it, and the thread in the list of threads. */
  z.object({
    at,
    kind: z.literal('left'),
    client,
    order: orderFactsSchema.nullable(),
    inThread: orderFactsSchema.nullable(),
    threadState: z.string().nullable(),
  }),
  z.object({ at, kind: z.literal('outside'), supplier: supplierStateSchema, gateway: gatewayStateSchema }),
])
export type HistoryEntry = z.infer<typeof historyEntrySchema>
export type EntryOf<Kind extends HistoryEntry['kind']> = Extract<HistoryEntry, { kind: Kind }>

/** The lines of a history file. Throws at the first that is none. */
export function readHistory(text: string): HistoryEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => historyEntrySchema.parse(JSON.parse(line)))
}
