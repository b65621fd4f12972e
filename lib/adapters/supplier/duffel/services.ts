import { z } from 'zod'
import type { Money } from '@/lib/travel/money'
import { readAmount } from './amounts'
import { amountText, looseList, looseNumber, looseText, textList } from './schemas/common'

type Sold = { serviceId: string; price: Money; mostQuantity: number; passengerIds: string[]; segmentIds: string[] }

/** What can be bought with an offer. A bag for two segments of different slices is priced for both directions together. */
export type OfferService = Sold &
  (
    | { kind: 'bag'; bag: 'checked' | 'cabin'; weightKg: number | null }
    | { kind: 'seat'; designator: string; name: string | null; disclosures: string[] }
    | { kind: 'cancel-for-any-reason'; refund: Money | null; termsUrl: string | null }
    | { kind: 'other'; type: string }
  )

const serviceSchema = z.object({
  id: z.string(),
  type: z.string(),
  total_amount: amountText,
  total_currency: z.string(),
  maximum_quantity: looseNumber,
  passenger_ids: textList,
  segment_ids: textList,
  metadata: z
    .object({
      type: looseText,
      maximum_weight_kg: looseNumber,
      designator: looseText,
      name: looseText,
      disclosures: textList,
      refund_amount: amountText.nullish().catch(null),
      terms_and_conditions_url: looseText,
    })
    .nullish()
    .catch(null),
})

/** A service that cannot be read is left out; one of an unknown type is kept as `other`. */
export function readServices(data: unknown): OfferService[] {
  return looseList(serviceSchema)
    .parse(data)
    .flatMap((service) => readService(service) ?? [])
}

function readService(service: z.infer<typeof serviceSchema>): OfferService | null {
  const price = readAmount(service.total_amount, service.total_currency)
  if (!price) return null
  const { metadata } = service
  const sold: Sold = {
    serviceId: service.id,
    price,
    mostQuantity: service.maximum_quantity ?? 1,
    passengerIds: service.passenger_ids,
    segmentIds: service.segment_ids,
  }
  if (service.type === 'baggage' && metadata?.type) {
    return { ...sold, kind: 'bag', bag: metadata.type === 'checked' ? 'checked' : 'cabin', weightKg: metadata.maximum_weight_kg }
  }
  if (service.type === 'seat' && metadata?.designator) {
    return { ...sold, kind: 'seat', designator: metadata.designator, name: metadata.name, disclosures: metadata.disclosures }
  }
  if (service.type === 'cancel_for_any_reason') {
    const refund = metadata?.refund_amount ? readAmount(metadata.refund_amount, service.total_currency) : null
    return { ...sold, kind: 'cancel-for-any-reason', refund, termsUrl: metadata?.terms_and_conditions_url ?? null }
  }
  return { ...sold, kind: 'other', type: service.type }
}
