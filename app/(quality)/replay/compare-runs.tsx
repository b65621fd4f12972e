import { CompareEvents } from '@/components/replay/compare-events'
import type { ViewedRun } from '@/components/replay/viewed-run'
import { FailedNote } from '@/components/ui/failed-note'
import * as texts from '@/lib/texts/pages/quality/replay'
import type { openTranscript } from './transcript-shelf'
import { viewRun } from './view-run'

/** This run beside that of another transcript, both on today's code. */
export async function CompareRuns({ run, other }: { run: ViewedRun; other: NonNullable<Awaited<ReturnType<typeof openTranscript>>> }) {
  if ('fault' in other) return <FailedNote happened={other.fault} kept={texts.nothingOfItWasRun} />
  const beside = await viewRun(other.transcript, other.entry.id)
  const title = ({ title: name, id }: ViewedRun) => (id ? `${name} (${id})` : name)
  return (
    <section aria-label={texts.twoRunsSideBySide} className="rounded-card border bg-sheet p-4">
      <CompareEvents one={{ title: title(run), events: run.replayed }} other={{ title: title(beside), events: beside.replayed }} />
    </section>
  )
}
