import * as texts from '@/lib/texts/trip/summary'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { ChevronDownIcon } from '../../ui/icons'

/** What the airline itself says of the fares, for reading only. Nothing where it says nothing. */
export function SupplierNotes({
  details,
  tripType,
}: {
  details: Pick<OfferDetails, 'supplierFeatures' | 'supplierParameters'>
  tripType: FlightSearch['tripType']
}) {
  const parameters = Object.entries(details.supplierParameters)
  const bySlice = [...Map.groupBy(details.supplierFeatures, ({ sliceIndex }) => sliceIndex)]
  if (parameters.length === 0 && bySlice.length === 0) return null
  return (
    <details className="group border-b">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-fact text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
        {texts.whatElseTheAirlineSays}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-fact">
        {bySlice.map(([sliceIndex, features]) => (
          <div key={sliceIndex}>
            <p className="font-medium">{sliceLabel(tripType, sliceIndex)}</p>
            <NamedFacts facts={features.map(({ name, detail }) => [name, detail])} />
          </div>
        ))}
        {parameters.length > 0 && <NamedFacts facts={parameters} />}
      </div>
    </details>
  )
}

function NamedFacts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="flex flex-col gap-1">
      {facts.map(([name, detail]) => (
        <div key={`${name} ${detail}`} className="flex flex-wrap gap-x-2">
          <dt>{name}</dt>
          <dd className="min-w-0 break-words text-ink-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
