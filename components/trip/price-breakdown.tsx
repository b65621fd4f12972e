import * as texts from '@/lib/texts/trip'
import type { PassengerType } from '@/lib/travel/passengers/passenger-options'
import type { PriceLine, TripPrice } from '@/lib/travel/trip/price'
import { KIND_NAMES } from '../ancillaries/shared/kinds'
import { PriceOrIncluded } from '../ancillaries/shared/price-or-included'
import { Price } from '../ui/price'
import { Worded } from '../ui/worded'

const TYPE_WORDS: Record<PassengerType, (count: number) => string> = {
  adult: texts.adults,
  child: texts.children,
  infant: texts.infants,
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
      <caption className="sr-only">{isSplit ? texts.pricePerTravellerType : texts.priceInItsParts}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.amount}</th>
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
              <TaxItems line={line} />
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
            {texts.serviceFee}
          </th>
          <td className="pb-2 ps-4 text-end">
            <Price money={price.serviceFee} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className="pt-2 text-start">
            {texts.total}
          </th>
          <td className="pt-2 ps-4 text-end">
            <Price money={price.total} className="text-[20px] leading-7" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What the taxes of one traveller consist of; left out where that is a single thing. */
function TaxItems({ line: { taxItems = [] } }: { line: PriceLine }) {
  if (taxItems.length < 2) return null
  return (
    <ul aria-label={texts.taxesAndCharges} className="mt-1 max-w-72 border-s ps-3 text-fact text-ink-soft">
      {taxItems.map(({ name, amount }) => (
        <li key={name} className="flex justify-between gap-3">
          <span>{name}</span> <Price money={amount} />
        </li>
      ))}
    </ul>
  )
}

function lineName({ type, count }: PriceLine): string {
  if (type === 'everyone') return texts.forTravellers(count)
  return TYPE_WORDS[type](count)
}

function LineParts({ line: { type, count, base, taxes } }: { line: PriceLine }) {
  if (!base || !taxes) return texts.taxesIncluded
  return (
    <>
      <span className="sm:whitespace-nowrap">
        <Worded words={type !== 'everyone' && count > 1 ? texts.fareEach : texts.fare} parts={{ price: <Price money={base} /> }} />
      </span>{' '}
      <span className="sm:whitespace-nowrap">
        <Worded words={texts.plusTaxes} parts={{ price: <Price money={taxes} /> }} />
      </span>
    </>
  )
}
