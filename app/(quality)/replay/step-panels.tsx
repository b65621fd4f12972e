import type { ReactNode } from 'react'
import { PlainText } from '@/components/replay/step-tabs'
import { stepAt, type ViewedEvent, type ViewedRun } from '@/components/replay/viewed-run'
import { withKeys } from '@/components/replay/with-keys'
import * as texts from '@/lib/texts/pages/quality/replay'
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
    { name: texts.thisEvent, content: <EventDetail event={events[at]} /> },
    { name: texts.trip, content: live ? <TripPanel live={live} /> : <Nothing words={texts.noTripYet} /> },
    { name: texts.mode, content: live ? <Mode live={live} /> : <Nothing words={texts.noModeYet} /> },
    { name: texts.prompt, content: prompt ? <PlainText text={prompt} /> : <Nothing words={texts.noPromptYet} /> },
    { name: texts.toolCalls, content: <Events events={until.filter(({ type }) => type === 'tool')} nothing={texts.noToolCallYet} /> },
    {
      name: texts.outside,
      content: <Events events={until.filter(({ type }) => type === 'outside')} nothing={texts.noCallOfTheOutsideYet} />,
    },
    { name: texts.commands, content: <Events events={until.filter(({ type }) => type === 'changed')} nothing={texts.noCommandYet} /> },
  ]
}

type Live = ViewedRun['lives'][number]

function Mode({ live: { trip, order } }: { live: Live }) {
  const mode = chatMode(trip)
  const isBooked = order?.status === 'success' || order?.status === 'booking_completed'
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[15px] leading-6">
      <dt className="text-ink-soft">{texts.mode}</dt>
      <dd>{mode}</dd>
      <dt className="text-ink-soft">{texts.checkoutStep}</dt>
      <dd>{checkoutStep(trip, isBooked) ?? texts.none}</dd>
      <dt className="text-ink-soft">{texts.tools}</dt>
      <dd className="wrap-anywhere">{TOOLS_OF_MODE[mode].join(', ')}</dd>
      <dt className="text-ink-soft">{texts.order}</dt>
      <dd>{order ? texts.orderAndPayment(order.status, order.paymentStatus) : texts.none}</dd>
    </dl>
  )
}

function EventDetail({ event }: { event: ViewedEvent | undefined }) {
  if (!event) return <Nothing words={texts.noEventYet} />
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-[15px] leading-6 wrap-anywhere">{event.words}</p>
      <PlainText text={event.detail} />
    </div>
  )
}

/** The newest first, and open. */
function Events({ events, nothing }: { events: ViewedEvent[]; nothing: string }) {
  if (events.length === 0) return <Nothing words={nothing} />
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

function Nothing({ words }: { words: string }) {
  return <p className="text-[15px] text-ink-soft leading-6">{words}</p>
}
