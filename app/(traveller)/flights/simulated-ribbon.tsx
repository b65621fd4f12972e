import { Ribbon } from '@/components/ui/ribbon'
import * as texts from '@/lib/texts/pages/flights'
import { ratesLabel } from '@/lib/travel/currencies'

/** Over flights that are generated, as early as the page is. `currency` is the one that was asked for, if any. */
export function SimulatedRibbon({ currency }: { currency: string | undefined }) {
  return (
    <Ribbon tone="simulated">
      {texts.simulatedFlights}
      {currency && ` ${ratesLabel()}.`}
    </Ribbon>
  )
}
