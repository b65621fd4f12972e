import { PriceOrIncluded } from '@/components/ancillaries/shared/price-or-included'
import * as texts from '@/lib/texts/booking'
import type { BookingDocument } from '@/lib/travel/documents/booking-document'
import type { BoughtItem } from '@/lib/travel/documents/bought-items'
import { Worded } from '../ui/worded'

/** Who flies under which ticket, and what each of them has: seats, bags, meals and extras by flight. Documents stay out of sight. */
export function OrderTravellers({
  document: { travellers, forEverybody },
}: {
  document: Pick<BookingDocument, 'travellers' | 'forEverybody'>
}) {
  return (
    <ul className="flex flex-col gap-4">
      {travellers.map(({ name, ticketName, type, ticketNumber, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may have the same name, and their order never changes.
        <li key={index}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words font-medium">{name}</span>
            <span className="text-fact text-ink-soft">
              {type}
              {ticketNumber && (
                <>
                  {' · '}
                  <Worded words={texts.ticketNumber} parts={{ number: <span className="figures">{ticketNumber}</span> }} />
                </>
              )}
            </span>
          </p>
          {ticketName && <p className="break-words text-fact text-ink-soft">{texts.nameOnTheTicket(ticketName)}</p>}
          <ItemList items={items} />
        </li>
      ))}
      {forEverybody.length > 0 && (
        <li>
          <p className="font-medium">{texts.forEverybody}</p>
          <ItemList items={forEverybody} />
        </li>
      )}
    </ul>
  )
}

function ItemList({ items }: { items: BoughtItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {items.map(({ what, where, price }) => (
        <li key={`${what} ${where}`} className="flex items-baseline justify-between gap-4 text-fact">
          <span className="min-w-0 break-words">
            {what} <span className="text-ink-soft">{where}</span>
          </span>
          <PriceOrIncluded money={price} />
        </li>
      ))}
    </ul>
  )
}
