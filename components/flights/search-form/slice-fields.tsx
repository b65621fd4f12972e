'use client'

import * as texts from '@/lib/texts/flights/search-form'
import { Button } from '../../ui/button'
import { SwapIcon } from '../../ui/icons'
import { PlaceField } from './place-field'
import type { DraftErrors, SliceDraft } from './search-draft'

/** Where from and where to, with a button that turns them round. */
export function PlacesFields({
  slice,
  index,
  errors,
  onChange,
}: {
  slice: SliceDraft
  index: number
  errors: DraftErrors
  onChange: (slice: SliceDraft) => void
}) {
  return (
    <>
      <PlaceField
        label={texts.from}
        name={`from-${index}`}
        draft={slice.origin}
        error={errors[`from-${index}`]}
        onChange={(origin) => onChange({ ...slice, origin })}
      />
      <div className="relative min-w-0">
        <PlaceField
          label={texts.to}
          name={`to-${index}`}
          draft={slice.destination}
          error={errors[`to-${index}`]}
          onChange={(destination) => onChange({ ...slice, destination })}
        />
        <Button
          tone="text"
          size="small"
          className="-top-2 absolute inset-e-0 max-sm:-top-3 max-sm:min-h-8"
          aria-label={index > 0 ? texts.swapFromAndToOfFlight(index + 1) : texts.swapFromAndTo}
          onClick={() => onChange({ ...slice, origin: slice.destination, destination: slice.origin })}
        >
          <SwapIcon /> {texts.swap}
        </Button>
      </div>
    </>
  )
}
