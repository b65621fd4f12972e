import * as texts from '@/lib/texts/ancillaries/bags'
import { sliceLabel } from '@/lib/travel/flights/search'
import type { Trip } from '@/lib/travel/trip/trip'
import { includedBagsWords } from '../../flights/fare-words'
import { BagIcon } from '../../ui/icons'

/** What every traveller with a seat may take without paying more: once where all directions are alike, else for each. */
export function IncludedBags({ trip: { picks, result } }: { trip: Pick<Trip, 'picks' | 'result'> }) {
  if (!result) return null
  const byDirection = picks.flatMap((pick, sliceIndex) =>
    pick?.fare ? [{ label: sliceLabel(result.search.tripType, sliceIndex), words: includedBagsWords(pick.fare) }] : [],
  )
  const [first] = byDirection
  const isAlike = byDirection.every(({ words }) => words === first?.words)
  return (
    <div className="flex gap-3 rounded-control bg-paper px-3.5 py-2.5 text-[15px] leading-6">
      <BagIcon className="mt-1 text-moss" />
      <div className="min-w-0">
        {isAlike ? (
          <p>
            <span className="font-medium">{texts.included}</span> {first?.words}
          </p>
        ) : (
          byDirection.map(({ label, words }) => (
            <p key={label}>
              <span className="font-medium">{texts.includedOnFlight(label.toLowerCase())}</span> {words}
            </p>
          ))
        )}
        <p className="text-fact text-ink-soft">
          {texts.forEachTravellerWithASeat}
          {result.search.travellers.infants > 0 && ` ${texts.whatAnInfantMayTake}`}
        </p>
      </div>
    </div>
  )
}
