'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/flights'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { ratesLabel } from '@/lib/travel/exchange-rates'
import type { SearchWishes } from '@/lib/travel/flights/search'
import { CABIN_CLASSES, CABIN_EXPLANATIONS, CABIN_LABELS, type CabinClass } from '@/lib/travel/flights/search-labels'
import { SelectField } from '../ui/field'
import { Stepper } from '../ui/stepper'
import type { EditorProps } from './chip-editor'
import { EditorForm } from './editor-form'

const MOST_BAGS = 3

export function CabinEditor({ cabinClass, onApply, onDone }: { cabinClass: CabinClass } & EditorProps<CabinClass>) {
  const id = useId()
  const [wanted, setWanted] = useState(cabinClass)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <fieldset className="flex flex-col gap-2.5">
        <legend className="mb-1 font-medium text-fact">{texts.cabin}</legend>
        {CABIN_CLASSES.map((option) => (
          <label key={option} className="flex min-h-9 gap-2.5 text-[15px]">
            <input
              type="radio"
              name="cabin"
              className="mt-0.5 size-5 shrink-0 accent-sea"
              aria-label={CABIN_LABELS[option]}
              aria-describedby={`${id}-${option}`}
              checked={option === wanted}
              onChange={() => setWanted(option)}
            />
            <span>
              {CABIN_LABELS[option]}
              <span id={`${id}-${option}`} className="block text-fact text-ink-soft">
                {CABIN_EXPLANATIONS[option]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </EditorForm>
  )
}

export function BagsEditor({ checkedBags, onApply, onDone }: { checkedBags: number } & EditorProps<number>) {
  const [wanted, setWanted] = useState(checkedBags)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <Stepper label={texts.checkedBags} hint={texts.forEachTraveller} count={wanted} from={0} to={MOST_BAGS} onChange={setWanted} />
    </EditorForm>
  )
}

/** What prices are shown and paid in. `null` is the currency of the country that the trip starts in. */
export function CurrencyEditor({ currency, onApply, onDone }: { currency: string | null } & EditorProps<string | null>) {
  const [wanted, setWanted] = useState(currency)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <SelectField
        label={texts.pricesIn}
        hint={wanted === null ? undefined : ratesLabel()}
        value={wanted ?? ''}
        onChange={(event) => setWanted(event.target.value || null)}
      >
        <option value="">{texts.currencyOfTheStart}</option>
        {SELECTABLE_CURRENCIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
    </EditorForm>
  )
}

export type Routing = Pick<SearchWishes, 'directOnly' | 'withNearbyAirports' | 'withAirportChange'>

/** How the way may lead: with stops or without, from airports near by, over two airports of one city. */
export function RoutingEditor({ routing, onApply, onDone }: { routing: Routing } & EditorProps<Routing>) {
  const [wanted, setWanted] = useState(routing)
  return (
    <EditorForm onSubmit={() => onApply(wanted)} onDone={onDone}>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-fact">{texts.stops}</legend>
        {[
          { value: false, label: texts.stopsAreFine },
          { value: true, label: texts.directFlightsOnly },
        ].map(({ value, label }) => (
          <label key={label} className="flex min-h-9 items-center gap-2.5 text-[15px]">
            <input
              type="radio"
              name="direct-only"
              className="size-5 accent-sea"
              checked={wanted.directOnly === value}
              onChange={() => setWanted({ ...wanted, directOnly: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-fact">{texts.airports}</legend>
        <CheckBox
          label={texts.airportsNearbyToo}
          isOn={wanted.withNearbyAirports ?? false}
          onChange={(withNearbyAirports) => setWanted({ ...wanted, withNearbyAirports })}
        />
        <CheckBox
          label={texts.changingTheAirportIsFine}
          isOn={wanted.withAirportChange ?? false}
          isDisabled={wanted.directOnly}
          onChange={(withAirportChange) => setWanted({ ...wanted, withAirportChange })}
        />
      </fieldset>
    </EditorForm>
  )
}

function CheckBox({
  label,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className={`flex min-h-9 items-center gap-2.5 text-[15px] ${isDisabled ? 'text-ink-soft' : ''}`}>
      <input
        type="checkbox"
        className="size-5 accent-sea"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
