'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { LateToolPart } from '@/app/(traveller)/chat/[[...threadId]]/late-parts'
import { fetchToolViews, shownTools } from '@/app/(traveller)/chat/[[...threadId]]/tool-views'
import { ReadOnlyThread } from '@/components/chat/read-only-thread'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { CompareEvents } from '@/components/replay/compare-events'
import { DifferenceList } from '@/components/replay/difference-list'
import { EventList } from '@/components/replay/event-list'
import { Scrubber } from '@/components/replay/scrubber'
import { StepTabs } from '@/components/replay/step-tabs'
import { actOfDifference, stepAt, type ViewedRun } from '@/components/replay/viewed-run'
import { useServerClockStore } from '@/components/state/server-clock-store'
import { FailedNote } from '@/components/ui/failed-note'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/pages/quality/replay'
import { stepPanels } from './step-panels'

/** One run: its events and time on the left, the screen of that moment in the middle, and what stands behind it at the right. */
export function ReplayViewer({ run }: { run: ViewedRun }) {
  const events = run.replayed.length > 0 ? run.replayed : run.recorded
  const [at, setAt] = useState(0)
  const move = useCallback((event: number) => setAt(Math.min(Math.max(0, event), Math.max(0, events.length - 1))), [events.length])
  useClockOf(events[at]?.clock)
  // Whoever moves through a run meets all of its cards.
  useEffect(() => void fetchToolViews(shownTools), [])
  const changedActs = useMemo(() => new Set(run.differences.flatMap((line) => actOfDifference(line) ?? [])), [run.differences])
  const step = stepAt(run, at)
  const messages = step?.messages.flatMap((place) => run.messages[place] ?? []) ?? []
  const live = (step && run.lives[step.live]) ?? null
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-fact">
        {run.facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {run.failure !== null && <FailedNote happened={texts.couldNotBeReplayed(run.failure)} kept={texts.whatWasRecordedIsShown} />}
      {/* Time stays at hand while the screen is read. */}
      <div className="sticky top-0 z-10 -mx-4 border-b bg-paper px-4 py-2">
        <Scrubber events={events} at={at} onMove={move} />
      </div>
      <div className="grid gap-4 lg:grid-cols-[280px_minmax(0,1fr)] 2xl:grid-cols-[300px_minmax(0,720px)_minmax(0,1fr)]">
        <EventList events={events} at={at} changedActs={changedActs} onMove={move} />
        <section aria-label={texts.theScreen} className="min-w-0 rounded-card border bg-paper p-4">
          {messages.length === 0 ? (
            <p className="text-[15px] text-ink-soft leading-6">{texts.nothingStandsInTheThread}</p>
          ) : (
            <ReadOnlyThread messages={messages} live={live} renderTool={renderTool} />
          )}
        </section>
        <div className="min-w-0 lg:col-span-2 2xl:col-span-1">
          <StepTabs tabs={stepPanels(run, events, at)} />
        </div>
      </div>
      {run.failure === null && <Differences run={run} />}
    </div>
  )
}

/** Where the replay did otherwise; one that broke off has nothing to be compared with. */
function Differences({ run }: { run: ViewedRun }) {
  return (
    <>
      <details className="rounded-card border bg-sheet p-4" open={run.differences.length > 0}>
        <summary className="font-semibold text-[15px] leading-6">
          {run.differences.length === 0 ? texts.noDifferences : texts.differencesFound(run.differences.length)}
        </summary>
        <div className="mt-3">
          <DifferenceList lines={run.differences} />
        </div>
      </details>
      <details className="rounded-card border bg-sheet p-4">
        <summary className="font-semibold text-[15px] leading-6">{texts.bothSideBySide}</summary>
        <div className="mt-3">
          <CompareEvents one={{ title: texts.recorded, events: run.recorded }} other={{ title: texts.replayed, events: run.replayed }} />
        </div>
      </details>
    </>
  )
}

/** The cards read the clock of then: what has expired by now had not at that moment. */
function useClockOf(instant: number | undefined): void {
  useEffect(() => {
    const { aheadMs } = useServerClockStore.getState()
    return () => useServerClockStore.setState({ aheadMs })
  }, [])
  useEffect(() => {
    if (instant !== undefined) useServerClockStore.setState({ aheadMs: instant - Date.now() })
  }, [instant])
}

function renderTool(part: ThreadToolPart, { id }: ChatMessage) {
  return <LateToolPart messageId={id} part={part} isLatest={false} />
}
