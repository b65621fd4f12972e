'use client'

import * as texts from '@/lib/texts/flights/search-form'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { FLEXIBLE_DAYS } from '@/lib/travel/flights/date-window'
import { CABIN_CLASSES, CABIN_EXPLANATIONS, CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import type { DraftErrors, SearchDraft } from './search-draft'
import { TravellersField } from './travellers-field'

const BAGS = [texts.none, texts.oneEach, texts.twoEach, texts.threeEach]

/** Who travels, in which cabin, with what, priced in which currency; and the button that searches. */
export function TermsFields({
  draft,
  errors,
  onChange,
  onClose,
}: {
  draft: SearchDraft
  errors: DraftErrors
  onChange: (change: Partial<SearchDraft>, ...fields: string[]) => void
  onClose: (() => void) | undefined
}) {
  const isFlexible = draft.tripType !== 'multi-trip'
  return (
    <>
      <div className={`grid grid-cols-2 gap-4 ${isFlexible ? 'lg:grid-cols-[1fr_1fr_1.5fr_0.9fr_1.1fr]' : 'lg:grid-cols-4'}`}>
        {isFlexible && (
          <SelectField
            label={texts.flexibleDates}
            value={draft.flexibleDays}
            onChange={(event) => onChange({ flexibleDays: FLEXIBLE_DAYS.find((days) => String(days) === event.target.value) ?? 0 })}
          >
            {FLEXIBLE_DAYS.map((days) => (
              <option key={days} value={days}>
                {texts.daysAround(days)}
              </option>
            ))}
          </SelectField>
        )}
        <TravellersField
          travellers={draft.travellers}
          error={errors.travellers}
          onChange={(travellers) => onChange({ travellers }, 'travellers')}
        />
        <SelectField
          label={texts.cabin}
          hint={CABIN_EXPLANATIONS[draft.cabinClass]}
          value={draft.cabinClass}
          className="max-lg:col-span-2"
          onChange={(event) => onChange({ cabinClass: CABIN_CLASSES.find((cabin) => cabin === event.target.value) ?? draft.cabinClass })}
        >
          {CABIN_CLASSES.map((option) => (
            <option key={option} value={option}>
              {CABIN_LABELS[option]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.checkedBags}
          value={draft.checkedBags}
          onChange={(event) => onChange({ checkedBags: Number(event.target.value) })}
        >
          {BAGS.map((label, count) => (
            <option key={label} value={count}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.currency}
          value={draft.currency ?? ''}
          onChange={(event) => onChange({ currency: event.target.value || null })}
        >
          <option value="">{texts.ofTheStartingCountry}</option>
          {SELECTABLE_CURRENCIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} – {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Tick label={texts.directFlightsOnly} isOn={draft.directOnly} onChange={(directOnly) => onChange({ directOnly })} />
        <Tick
          label={texts.nearbyAirportsToo}
          isOn={draft.withNearbyAirports}
          onChange={(withNearbyAirports) => onChange({ withNearbyAirports })}
        />
        <Tick
          label={texts.airportChangesToo}
          isOn={draft.withAirportChange}
          onChange={(withAirportChange) => onChange({ withAirportChange })}
        />
        <div className="ms-auto flex gap-2 max-sm:mt-1 max-sm:w-full max-sm:flex-col-reverse">
          {onClose && <Button onClick={onClose}>{texts.keepThisSearch}</Button>}
          <Button type="submit" tone="primary" className="sm:px-6">
            {texts.searchFlights}
          </Button>
        </div>
      </div>
    </>
  )
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-[15px] sm:min-h-8">
      <input type="checkbox" className="size-5 accent-sea" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
