import { z } from 'zod'
import { amountText, looseBoolean, looseList, looseNumber, looseText, textList } from './common'

const airportSchema = z.object({
  iata_code: z.string().regex(/^[A-Z]{3}$/),
  name: looseText,
  city_name: looseText,
  city: z.object({ name: looseText }).nullish().catch(null),
  iata_country_code: z.string().length(2),
  time_zone: z.string(),
})
export type DuffelAirport = z.infer<typeof airportSchema>

const marketingCarrierSchema = z.object({ iata_code: z.string().regex(/^[A-Z0-9]{2}$/), name: z.string() })
const operatingCarrierSchema = z.object({ iata_code: looseText, name: looseText }).nullish().catch(null)

const conditionSchema = z
  .object({ allowed: looseBoolean, penalty_amount: amountText.nullish().catch(null), penalty_currency: looseText })
  .nullish()
  .catch(null)
export type DuffelCondition = z.infer<typeof conditionSchema>

const amenitiesSchema = z
  .object({
    wifi: z.object({ available: looseBoolean, cost: looseText }).nullish().catch(null),
    seat: z.object({ pitch: looseText, legroom: looseText }).nullish().catch(null),
    power: z.object({ available: looseBoolean }).nullish().catch(null),
  })
  .nullish()
  .catch(null)
export type DuffelAmenities = NonNullable<z.infer<typeof amenitiesSchema>>

const segmentPassengerSchema = z.object({
  passenger_id: looseText,
  cabin: z.object({ amenities: amenitiesSchema }).nullish().catch(null),
  cabin_class: looseText,
  cabin_class_marketing_name: looseText,
  baggages: looseList(z.object({ type: z.string(), quantity: z.number().int().min(0) })),
})

const segmentSchema = z.object({
  id: looseText,
  departing_at: z.string(),
  arriving_at: z.string(),
  duration: looseText,
  origin: airportSchema,
  destination: airportSchema,
  origin_terminal: looseText,
  destination_terminal: looseText,
  marketing_carrier: marketingCarrierSchema,
  marketing_carrier_flight_number: z.string().min(1),
  operating_carrier: operatingCarrierSchema,
  aircraft: z.object({ name: looseText }).nullish().catch(null),
  stops: looseList(z.object({ airport: airportSchema })),
  passengers: looseList(segmentPassengerSchema),
})
export type DuffelSegment = z.infer<typeof segmentSchema>

const sliceSchema = z.object({
  id: looseText,
  fare_brand_name: looseText,
  duration: looseText,
  conditions: z
    .object({
      change_before_departure: conditionSchema,
      priority_boarding: looseBoolean,
      priority_check_in: looseBoolean,
      advance_seat_selection: looseBoolean,
    })
    .nullish()
    .catch(null),
  // Not loose: a slice that misses a segment would be another flight.
  segments: z.array(segmentSchema).min(1),
})
export type DuffelSlice = z.infer<typeof sliceSchema>

const offerPassengerSchema = z.object({ id: z.string(), type: looseText, age: looseNumber })
export type DuffelOfferPassenger = z.infer<typeof offerPassengerSchema>

export const offerSchema = z.object({
  id: z.string().min(1),
  total_amount: amountText,
  total_currency: z.string().regex(/^[A-Z]{3}$/),
  tax_amount: amountText.nullish().catch(null),
  total_emissions_kg: looseNumber,
  expires_at: z.iso.datetime({ offset: true }),
  partial: looseBoolean,
  slices: z.array(sliceSchema).min(1),
  passengers: z.array(offerPassengerSchema).min(1),
  conditions: z.object({ refund_before_departure: conditionSchema, change_before_departure: conditionSchema }).nullish().catch(null),
  passenger_identity_documents_required: looseBoolean,
  supported_passenger_identity_document_types: textList,
  allowed_passenger_identity_document_types: textList,
  available_services: z.unknown().optional(),
})
export type DuffelOffer = z.infer<typeof offerSchema>

const itinerariesSchema = z.array(
  z.object({ itineraries: z.array(z.object({ brands: z.array(z.object({ offers: z.array(z.unknown()) })) })) }),
)

const offerRequestSchema = z.object({ id: z.string().min(1), offers: z.array(z.unknown()).nullish(), slices: z.unknown().optional() })

/** `offers` are still unread; `view=itineraries` hides them below slices, itineraries and brands. Null when it is no offer request. */
export function readOfferRequest(data: unknown): { id: string; offers: unknown[] } | null {
  const request = offerRequestSchema.safeParse(data)
  if (!request.success) return null
  const { id, offers, slices } = request.data
  if (offers) return { id, offers }
  const grouped = itinerariesSchema.safeParse(slices)
  if (!grouped.success) return { id, offers: [] }
  return {
    id,
    offers: grouped.data.flatMap((slice) => slice.itineraries.flatMap((entry) => entry.brands.flatMap((brand) => brand.offers))),
  }
}
