import type { PassengerType } from '@/lib/travel/passengers/passenger'
import type { TripPrice } from '@/lib/travel/trip/price'
import { Price } from '../ui/price'

const TYPE_NAMES: Record<PassengerType, [string, string]> = {
  adult: ['adult', 'adults'],
  child: ['child', 'children'],
  infant: ['infant', 'infants'],
}

/** The price in its parts: per traveller type its fare and taxes, then our fee, then the total. */
export function PriceBreakdown({ price }: { price: Pick<TripPrice, 'lines' | 'serviceFee' | 'total'> }) {
  return (
    <table className="w-full border-collapse text-[15px] leading-6">
      <caption className="sr-only">Price per traveller type</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {price.lines.map((line) => (
          <tr key={line.type} className="align-top">
            <th scope="row" className="pb-2 text-left font-normal">
              {line.count} {TYPE_NAMES[line.type][line.count === 1 ? 0 : 1]}
              <span className="block text-fact text-ink-soft">
                {line.count > 1 ? 'each: ' : ''}fare <Price money={line.base} /> + taxes <Price money={line.taxes} />
              </span>
            </th>
            <td className="pb-2 pl-4 text-right">
              <Price money={line.subtotal} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="pb-2 text-left font-normal">
            Service fee
          </th>
          <td className="pb-2 pl-4 text-right">
            <Price money={price.serviceFee} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className="pt-2 text-left">
            Total
          </th>
          <td className="pt-2 pl-4 text-right">
            <Price money={price.total} className="text-[20px] leading-7" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
