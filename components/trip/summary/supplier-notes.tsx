import * as texts from '@/lib/texts/trip/summary'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { useOfferDetails } from '../../state/offer-details-store'
import { FailedNote } from '../../ui/failed-note'
import { ChevronDownIcon } from '../../ui/icons'
import { SkeletonRows } from '../../ui/skeleton'

/**
 * What the airline itself says of the fares, for reading only. It stands there before the airline has answered, so that nothing below it
 * moves; nothing where the airline says nothing.
 */
export function SupplierNotes({ threadId, tripType }: { threadId: string; tripType: FlightSearch['tripType'] }) {
  const { details, isAsked, failure, retry } = useOfferDetails(threadId)
  if (!isAsked || (details && isSilent(details))) return null
  return (
    <details className="group border-b">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-fact text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
        {texts.whatElseTheAirlineSays}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-fact">
        {details ? (
          <Notes details={details} tripType={tripType} />
        ) : failure ? (
          <FailedNote happened={failure} action={{ label: texts.tryAgain, onPress: retry }} />
        ) : (
          <SkeletonRows label={texts.askingTheAirline} rows={['h-4 w-4/5', 'h-4 w-3/5']} />
        )}
      </div>
    </details>
  )
}

function isSilent({ supplierFeatures, supplierParameters }: OfferDetails): boolean {
  return supplierFeatures.length === 0 && Object.keys(supplierParameters).length === 0
}

function Notes({ details, tripType }: { details: OfferDetails; tripType: FlightSearch['tripType'] }) {
  const parameters = Object.entries(details.supplierParameters)
  const bySlice = [...Map.groupBy(details.supplierFeatures, ({ sliceIndex }) => sliceIndex)]
  return (
    <>
      {bySlice.map(([sliceIndex, features]) => (
        <div key={sliceIndex}>
          <p className="font-medium">{sliceLabel(tripType, sliceIndex)}</p>
          <NamedFacts facts={features.map(({ name, detail }) => [name, detail])} />
        </div>
      ))}
      {parameters.length > 0 && <NamedFacts facts={parameters} />}
    </>
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
