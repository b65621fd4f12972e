import type { Metadata } from 'next'
import { requireQaPage } from '@/app/session/require-qa'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/quality/replay'
import { lastRun } from './last-run'
import { TranscriptShelf } from './transcript-list'
import { listTranscripts } from './transcript-shelf'

export const metadata: Metadata = { title: texts.replay, robots: { index: false, follow: false } }

/** Every transcript there is, with what its last replay found. */
export default async function ReplayPage() {
  await requireQaPage()
  const all = await services()
  const [entries, run] = await Promise.all([listTranscripts(all), lastRun()])
  return (
    <main className="mx-auto w-full max-w-[960px] px-4 pt-8 pb-20">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.replay}</h1>
      <p className="mt-1 mb-6 text-[15px] text-ink-soft leading-6">
        {texts.recordedThreadsPlayedAgain} {run ? texts.lastRun(run.at.slice(0, 16).replace('T', ' '), run.mode) : texts.noRunWasFound}
      </p>
      <TranscriptShelf entries={entries} lastRun={run} />
    </main>
  )
}
