import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { requireQaPage } from '@/app/session/require-qa'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Skeleton } from '@/components/ui/skeleton'
import { Worded } from '@/components/ui/worded'
import { WorkingLine } from '@/components/ui/working-line'
import type { Transcript } from '@/lib/replay/transcript'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/quality/replay'
import { CompareRuns } from '../compare-runs'
import { ReplayViewer } from '../replay-viewer'
import { listTranscripts, openTranscript } from '../transcript-shelf'
import { testFileOf, viewRun } from '../view-run'

export const metadata: Metadata = { title: texts.replayOfATranscript, robots: { index: false, follow: false } }

type Props = { params: Promise<{ transcriptId: string }>; searchParams: Promise<{ against?: string | string[] }> }

/** One transcript, played on today's code; with `?against=` another one beside it. */
export default async function TranscriptPage({ params, searchParams }: Props) {
  await requireQaPage()
  const all = await services()
  const [{ transcriptId }, { against }] = await Promise.all([params, searchParams])
  const opened = await openTranscript(transcriptId, all)
  if (!opened) notFound()
  const { entry } = opened
  if ('fault' in opened) return <Frame title={entry.title}>{<FailedNote happened={opened.fault} kept={texts.nothingOfItWasRun} />}</Frame>
  const other = typeof against === 'string' && against !== '' ? await openTranscript(against, all) : null
  if (against !== undefined && against !== '' && !other) notFound()
  const others = (await listTranscripts(all)).filter(({ id }) => id !== entry.id)
  const address = `/api/replay/${entry.id}`
  const { title } = opened.transcript.header
  return (
    <Frame title={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[15px] leading-6">
        <a href={`${address}?as=recorded`} download className={LINK}>
          {texts.download}
        </a>
        <a href={`${address}?as=report`} download className={LINK}>
          {texts.report}
        </a>
        <a href={`${address}?as=replayed`} download aria-describedby="test-file" className={LINK}>
          {texts.saveAsTestFile}
        </a>
        <p id="test-file" className="min-w-0 basis-64 grow text-fact text-ink-soft">
          <Worded
            words={texts.whereTheTestFileGoes}
            parts={{ path: <code className="wrap-anywhere">{testFileOf(opened.transcript, entry.file)}</code> }}
          />
        </p>
        <form className="flex min-w-0 flex-wrap items-center gap-2">
          <label htmlFor="against" className="text-fact text-ink-soft">
            {texts.compareWith}
          </label>
          <select
            id="against"
            name="against"
            defaultValue={other?.entry.id ?? ''}
            className="min-h-8 min-w-0 max-w-64 rounded-control border bg-sheet px-2 text-fact pointer-coarse:min-h-11 pointer-coarse:text-[16px]"
          >
            <option value="">{texts.noOther}</option>
            {others.map(({ id, title: name, recordedOn }) => (
              <option key={id} value={id}>
                {recordedOn ? texts.nameAndDay(name, recordedOn.slice(0, 16).replace('T', ' ')) : name}
              </option>
            ))}
          </select>
          <Button type="submit" size="small">
            {texts.compare}
          </Button>
        </form>
      </div>
      {/* Whoever is refused has been by now; the page is there while the run is played. */}
      <Suspense fallback={<Playing title={title} />}>
        <Played opened={opened} other={other} />
      </Suspense>
    </Frame>
  )
}

type Opened = NonNullable<Awaited<ReturnType<typeof openTranscript>>>
type Readable = Extract<Opened, { transcript: Transcript }>

async function Played({ opened: { transcript, entry }, other }: { opened: Readable; other: Opened | null }) {
  const run = await viewRun(transcript, entry.id)
  return (
    <>
      {other && <CompareRuns run={run} other={other} />}
      <ReplayViewer run={run} />
    </>
  )
}

function Playing({ title }: { title: string }) {
  return (
    <div className="flex min-h-[70dvh] flex-col gap-4">
      <WorkingLine>{texts.playingOnTodaysCode(title)}</WorkingLine>
      <Skeleton className="h-11" />
      <div className="grid flex-1 gap-4 lg:grid-cols-[280px_minmax(0,1fr)]">
        <Skeleton className="max-lg:h-[26dvh]" />
        <Skeleton className="max-lg:h-[40dvh]" />
      </div>
    </div>
  )
}

const LINK = 'font-medium text-sea underline-offset-4 hover:underline'

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex w-full max-w-[1720px] flex-col gap-4 px-4 pt-6 pb-20">
      <div>
        <Link href="/replay" className="text-fact text-sea underline-offset-4 hover:underline">
          {texts.allTranscripts}
        </Link>
        <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em] wrap-anywhere">{title}</h1>
      </div>
      {children}
    </main>
  )
}
