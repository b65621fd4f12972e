'use client'

import * as texts from '@/lib/texts/ancillaries/bags'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { AncillaryPanel } from '../shared/ancillary-panel'
import { RefusalNote } from '../shared/refusal-note'
import { useTripCommand } from '../shared/use-trip-command'
import { BagDirection } from './bag-direction'
import { bagSections } from './bag-sections'
import { IncludedBags } from './included-bags'

/** The bags of a trip: what the fares include first, then what can be added, by direction and traveller. */
export function BagsPanel({ threadId }: { threadId: string }) {
  return (
    <AncillaryPanel threadId={threadId} kind="bags" beside={({ trip }) => <IncludedBags trip={trip} />}>
      {(options, live) => <BagChoices options={options} live={live} />}
    </AncillaryPanel>
  )
}

function BagChoices({ options, live }: { options: BagOption[]; live: LiveTrip }) {
  const { trip, send, isSaving, refusal } = useTripCommand(live, { bags: options })
  const sections = bagSections(options)
  const hasBundles = sections.some(({ sliceIndexes }) => sliceIndexes.length > 1)
  return (
    <div aria-busy={isSaving} className="flex flex-col gap-6">
      {hasBundles && sections.length > 1 && <p className="text-fact text-ink-soft">{texts.bagForSeveralFlights}</p>}
      {sections.map((section) => (
        <BagDirection key={section.sliceIndexes.join(' ')} section={section} sections={sections} trip={trip} send={send} />
      ))}
      <RefusalNote message={refusal} />
    </div>
  )
}
