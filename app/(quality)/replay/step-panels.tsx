import type { ReactNode } from 'react'
import { PlainText } from '@/components/replay/step-tabs'
import { stepAt, type ViewedEvent, type ViewedRun } from '@/components/replay/viewed-run'
import { withKeys } from '@/components/replay/with-keys'
import { chatMode, checkoutStep } from '@/lib/travel/trip/mode'
import { TOOLS_OF_MODE } from '@/tools/modes'
import { TripPanel } from './trip-panel'

/** What stands behind one moment of a run, a panel each. Lists hold what has happened until then. */
export function stepPanels(run: ViewedRun, events: ViewedEvent[], at: number): { name: string; content: ReactNode }[] {
  const step = stepAt(run, at)
  const live = step ? run.lives[step.live] : undefined
  const prompt = step && step.prompt !== null ? run.prompts[step.prompt] : undefined
  const until = events.slice(0, at + 1)
  return [
    { name: 'This event', content: <EventDetail event={events[at]} /> },
    { name: 'Trip', content: live ? <TripPanel live={live} /> : <Nothing what="trip" /> },
    { name: 'Mode', content: live ? <Mode live={live} /> : <Nothing what="mode" /> },
    { name: 'Prompt', content: prompt ? <PlainText text={prompt} /> : <Nothing what="prompt" /> },
    { name: 'Tool calls', content: <Events events={until.filter(({ type }) => type === 'tool')} what="tool call" /> },
    { name: 'Outside', content: <Events events={until.filter(({ type }) => type === 'outside')} what="call of the outside" /> },
    { name: 'Commands', content: <Events events={until.filter(({ type }) => type === 'changed')} what="command" /> },
  ]
}

type Live = ViewedRun['lives'][number]

function Mode({ live: { trip, order } }: { live: Live }) {
  const mode = chatMode(trip)
  const isBooked = order?.status === 'success' || order?.status === 'booking_completed'
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[15px] leading-6">
      <dt className="text-ink-soft">Mode</dt>
      <dd>{mode}</dd>
      <dt className="text-ink-soft">Checkout step</dt>
      <dd>{checkoutStep(trip, isBooked) ?? 'none'}</dd>
      <dt className="text-ink-soft">Tools</dt>
      <dd className="wrap-anywhere">{TOOLS_OF_MODE[mode].join(', ')}</dd>
      <dt className="text-ink-soft">Order</dt>
      <dd>{order ? `${order.status}, payment ${order.paymentStatus}` : 'none'}</dd>
    </dl>
  )
}

function EventDetail({ event }: { event: ViewedEvent | undefined }) {
  if (!event) return <Nothing what="event" />
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-[15px] leading-6 wrap-anywhere">{event.words}</p>
      <PlainText text={event.detail} />
    </div>
  )
}

/** The newest first, and open. */
function Events({ events, what }: { events: ViewedEvent[]; what: string }) {
  if (events.length === 0) return <Nothing what={what} />
  return (
    <ol className="flex flex-col gap-2">
      {withKeys(events, ({ words }) => words)
        .toReversed()
        .map(({ key, item: { words, detail } }, index) => (
          <li key={key}>
            <details open={index === 0}>
              <summary className="text-fact wrap-anywhere">{words}</summary>
              <PlainText text={detail} />
            </details>
          </li>
        ))}
    </ol>
  )
}

function Nothing({ what }: { what: string }) {
  return <p className="text-[15px] text-ink-soft leading-6">There is no {what} yet.</p>
}
