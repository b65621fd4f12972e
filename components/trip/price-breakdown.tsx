import type { PassengerType } from '@/lib/travel/passengers/passenger'
import type { PriceLine, TripPrice } from '@/lib/travel/trip/price'
import { KIND_NAMES } from '../ancillaries/shared/kinds'
import { PriceOrIncluded } from '../ancillaries/shared/price-or-included'
import { Price } from '../ui/price'

const TYPE_NAMES: Record<PassengerType, [string, string]> = {
  adult: ['adult', 'adults'],
  child: ['child', 'children'],
  infant: ['infant', 'infants'],
}

type BrokenDown = Pick<TripPrice, 'lines' | 'serviceFee' | 'total'> & Partial<Pick<TripPrice, 'ancillaries'>>

/**
 * The price in its parts: per traveller type its fare and taxes, what is bought beside it, then our fee, then the total. Where the supplier has one price for
 * everybody, it stays one: a share of it would be a guess.
 */
export function PriceBreakdown({ price }: { price: BrokenDown }) {
  const isSplit = price.lines.every(({ type }) => type !== 'everyone')
  return (
    <table className="w-full border-collapse text-[15px] leading-6">
      <caption className="sr-only">{isSplit ? 'Price per traveller type' : 'Price in its parts'}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {price.lines.map((line) => (
          <tr key={line.type} className="align-top">
            <th scope="row" className="pb-2 text-start font-normal">
              {lineName(line)}
              <span className="block text-fact text-ink-soft">
                <LineParts line={line} />
              </span>
            </th>
            <td className="pb-2 ps-4 text-end">
              <Price money={line.subtotal} />
            </td>
          </tr>
        ))}
        {price.ancillaries?.map(({ kind, count, total }) => (
          <tr key={kind}>
            <th scope="row" className="pb-2 text-start font-normal">
              {KIND_NAMES[kind]} · {count}
            </th>
            <td className="pb-2 ps-4 text-end">
              <PriceOrIncluded money={total} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="pb-2 text-start font-normal">
            Service fee
          </th>
          <td className="pb-2 ps-4 text-end">
            <Price money={price.serviceFee} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className="pt-2 text-start">
            Total
          </th>
          <td className="pt-2 ps-4 text-end">
            <Price money={price.total} className="text-[20px] leading-7" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function lineName({ type, count }: PriceLine): string {
  if (type === 'everyone') return `For ${count} ${count === 1 ? 'traveller' : 'travellers'}`
  return `${count} ${TYPE_NAMES[type][count === 1 ? 0 : 1]}`
}

function LineParts({ line: { type, count, base, taxes } }: { line: PriceLine }) {
  if (!base || !taxes) return 'taxes included'
  return (
    <>
      <span className="sm:whitespace-nowrap">
        {type !== 'everyone' && count > 1 ? 'each: ' : ''}fare <Price money={base} />
      </span>{' '}
      <span className="sm:whitespace-nowrap">
        + taxes <Price money={taxes} />
      </span>
    </>
  )
}
