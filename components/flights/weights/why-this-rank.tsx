import * as texts from '@/lib/texts/flights/weights'
import { explainCost } from '@/lib/travel/flights/offer-cost'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { RankWeights } from '@/lib/travel/flights/rank-weights'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { ChevronDownIcon } from '../../ui/icons'
import { Price } from '../../ui/price'
import { flightNumbers, forTravellers } from '../flight-words'
import { measureWords, partWords } from './weight-words'

/** What a flight costs all in, in money and minutes; folded away until it is asked for. */
export function WhyThisRank({ offer, search, weights }: { offer: FlightOffer; search: FlightSearch; weights?: RankWeights | undefined }) {
  const explanation = explainCost(offer, search, weights)
  const { parts, total, ordinaryHour, travellers } = explanation
  const whom = forTravellers(search.travellers)
  return (
    <details className="group/why text-fact">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-control text-ink-soft hover:text-ink sm:min-h-8 [&::-webkit-details-marker]:hidden">
        {texts.whyThisRank}
        <span className="sr-only">: {flightNumbers(offer)}</span>
        <ChevronDownIcon className="transition-transform duration-150 group-open/why:rotate-180" />
      </summary>
      <table className="mt-1 w-full max-w-md">
        <caption className="pb-1 text-start text-ink-soft">{texts.priceAndWhatTroubleIsWorth(travellers)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.howItCounts}</th>
            <th scope="col">{texts.inMoney}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.kind} className="border-t align-baseline">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {partWords(part, offer.durationMinutes, whom)}
              </th>
              <td className="py-1 pe-3 text-ink-soft">{measureWords(part, explanation)}</td>
              <td className="py-1 text-end">
                <Price money={part.money} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t align-baseline font-medium">
            <th scope="row" className="py-1 pe-3 text-start">
              {texts.allIn}
            </th>
            <td className="py-1 pe-3 font-normal text-ink-soft">{texts.troubleAtAnHour(formatMoney(ordinaryHour))}</td>
            <td className="py-1 text-end">
              <Price money={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
