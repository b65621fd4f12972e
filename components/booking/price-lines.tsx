import { Price } from '@/components/ui/price'
import { type Money, multiplyMoney } from '@/lib/travel/money'
import type { PassengerType } from '@/lib/travel/passengers/passenger'
import type { PriceLine } from '@/lib/travel/trip/price'

const TYPE_WORDS: Record<PassengerType, [one: string, many: string]> = {
  adult: ['adult', 'adults'],
  child: ['child', 'children'],
  infant: ['infant', 'infants'],
}

/** The price per traveller type, with fare and taxes, our fee and the total. What is added up is what is paid. */
export function PriceLines({ lines, serviceFee, total }: { lines: PriceLine[]; serviceFee: Money; total: Money }) {
  return (
    <dl className="flex flex-col gap-2.5 text-[15px] leading-6">
      {lines.map(({ type, count, base, taxes, subtotal }) => (
        <div key={type} className="flex items-baseline justify-between gap-4">
          <dt>
            {count} {TYPE_WORDS[type][count === 1 ? 0 : 1]}
            <span className="block text-fact text-ink-soft">
              Fare <Price money={multiplyMoney(base, count)} /> + taxes <Price money={multiplyMoney(taxes, count)} />
            </span>
          </dt>
          <dd>
            <Price money={subtotal} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4">
        <dt>Service fee</dt>
        <dd>
          <Price money={serviceFee} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t pt-2.5 font-semibold">
        <dt>Total</dt>
        <dd>
          <Price money={total} className="text-[18px]" />
        </dd>
      </div>
    </dl>
  )
}
