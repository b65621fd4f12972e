import { Price } from '@/components/ui/price'
import * as texts from '@/lib/texts/booking'
import { demoMarket } from '@/lib/texts/ui/demo-market'
import type { BookingDocument, DocumentFlight, DocumentPoint } from '@/lib/travel/documents/booking-document'
import { OrderTravellers } from './order-travellers'

/** A booking as a sheet of paper: the same facts as its PDF, in the same order. */
export function BookingPaper({ document }: { document: BookingDocument }) {
  const { isSimulated, notices, route, bookingReference, flights, priceRows, total, paidWith } = document
  return (
    <article aria-label={texts.booking} className="flex flex-col gap-6">
      {notices.map((notice, index) => (
        <p key={notice} className="rounded-control bg-ribbon-soft px-4 py-2 text-ribbon print:border print:border-ribbon">
          {isSimulated && index === 0 && <span className="font-semibold">{demoMarket}. </span>}
          {notice}
        </p>
      ))}
      <header className="flex flex-wrap items-end justify-between gap-4 border-b pb-4">
        <div className="min-w-0">
          <p className="text-fact text-ink-soft">{document.isCancelled ? texts.cancelledPaper : texts.confirmationPaper}</p>
          <h1 className="break-words font-semibold text-[26px] leading-8">{route}</h1>
        </div>
        <div>
          <p className="text-fact text-ink-soft">{texts.bookingReference}</p>
          <p className="figures font-semibold text-[22px] leading-7 tracking-wide">{bookingReference}</p>
        </div>
      </header>
      <section aria-labelledby="paper-flights">
        <h2 id="paper-flights" className="mb-3 font-semibold text-[15px]">
          {texts.flights}
        </h2>
        <ol className="flex flex-col gap-4">
          {flights.map((flight) => (
            <PaperFlight key={flight.heading} flight={flight} />
          ))}
        </ol>
        <p className="mt-2 text-fact text-ink-soft">{texts.allTimesAreLocal}</p>
      </section>
      <section aria-labelledby="paper-travellers" className="break-inside-avoid">
        <h2 id="paper-travellers" className="mb-3 font-semibold text-[15px]">
          {texts.travellers}
        </h2>
        <OrderTravellers document={document} />
      </section>
      <section aria-labelledby="paper-price" className="break-inside-avoid">
        <h2 id="paper-price" className="mb-3 font-semibold text-[15px]">
          {texts.price}
        </h2>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
          {priceRows.map(({ label, detail, amount }) => (
            <div key={label} className="contents">
              <dt className="min-w-0 break-words">
                {label} <span className="text-fact text-ink-soft">{detail}</span>
              </dt>
              <dd className="text-end">
                <Price money={amount} />
              </dd>
            </div>
          ))}
          <dt className="border-t pt-1.5 font-semibold">{paidWith ? texts.paidBy(paidWith) : texts.paid}</dt>
          <dd className="border-t pt-1.5 text-end font-semibold">
            <Price money={total} />
          </dd>
        </dl>
      </section>
    </article>
  )
}

function PaperFlight({ flight: { heading, day, duration, fare, segments, connections } }: { flight: DocumentFlight }) {
  return (
    <li className="break-inside-avoid">
      <p className="font-medium">
        {heading} · <span className="figures">{day}</span>
      </p>
      <p className="text-fact text-ink-soft">{[duration, fare].filter(Boolean).join(' · ')}</p>
      <ol className="mt-1.5 flex flex-col gap-1.5">
        {segments.map(({ flightNumber, airline, aircraft, departs, arrives }, index) => (
          <li key={`${flightNumber}-${departs.time}`}>
            <p className="figures text-[15px] leading-6">
              {pointWords(departs)} → {pointWords(arrives)}
            </p>
            <p className="text-fact text-ink-soft">{[flightNumber, airline, aircraft].filter(Boolean).join(' · ')}</p>
            {connections[index] && <p className="mt-1 text-fact">{connections[index]}</p>}
          </li>
        ))}
      </ol>
    </li>
  )
}

function pointWords({ time, day, place }: DocumentPoint): string {
  return [day, time, place].filter(Boolean).join(' ')
}
