'use client'

import * as texts from '@/lib/texts/ancillaries/extras'
import type { ExtraOption } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { AncillaryPanel } from '../shared/ancillary-panel'
import { RefusalNote } from '../shared/refusal-note'
import { useTripCommand } from '../shared/use-trip-command'
import { extraCards } from './extra-cards'
import { ExtraOfferChoices } from './extra-offer'

/** Everything else that is sold with the flights: what it is, what it costs, and for whom. */
export function ExtrasPanel({ threadId }: { threadId: string }) {
  return (
    <AncillaryPanel threadId={threadId} kind="extras">
      {(options, live) => <ExtraChoices options={options} live={live} />}
    </AncillaryPanel>
  )
}

function ExtraChoices({ options, live }: { options: ExtraOption[]; live: LiveTrip }) {
  const { trip, send, isSaving, refusal } = useTripCommand(live, { extras: options })
  return (
    <div aria-busy={isSaving} className="flex flex-col gap-4">
      {extraCards(options).map(({ name, description, termsUrl, offers }) => (
        <article key={`${name} ${description}`} aria-label={name} className="rounded-card border p-4">
          <h3 className="break-words font-semibold text-[15px] leading-6">{name}</h3>
          <p className="break-words text-[15px] text-ink-soft leading-6">{description}</p>
          {termsUrl && (
            <a
              href={termsUrl}
              target="_blank"
              rel="noreferrer"
              className="-my-2 inline-flex min-h-11 items-center text-fact text-sea underline-offset-4 hover:underline"
            >
              {texts.terms}
              <span className="sr-only"> {texts.ofExtraOnAirlinesPage(name)}</span>
            </a>
          )}
          <div className="mt-2 flex flex-col divide-y">
            {offers.map((offer) => (
              <ExtraOfferChoices key={offer.options[0]?.optionId} name={name} offer={offer} trip={trip} send={send} />
            ))}
          </div>
        </article>
      ))}
      <RefusalNote message={refusal} />
    </div>
  )
}
