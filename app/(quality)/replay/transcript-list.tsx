'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { ReplayResult, ReplayRun } from '@/app/(quality)/engine/replay-result'
import { replayReport } from '@/app/(quality)/engine/report'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { Tag } from '@/components/ui/chip'
import { TextField } from '@/components/ui/field'
import { saveFile } from '@/components/ui/save-file'
import * as texts from '@/lib/texts/pages/quality/replay'
import { OpenFile } from './open-file'

export type ListedTranscript = { id: string; title: string; file: string | null; recordedOn: string | null; events: number | null }

const resultSchema = z.object({
  file: z.string(),
  title: z.string(),
  status: z.enum(['same', 'changed', 'broken', 'unreadable']),
  lines: z.array(z.string()),
  milliseconds: z.number(),
})

/** The list with its search; all that it shows can be played at once, and the result kept as a page. */
export function TranscriptShelf({ entries, lastRun }: { entries: ListedTranscript[]; lastRun: ReplayRun | null }) {
  const [words, setWords] = useState('')
  const [fresh, setFresh] = useState<ReadonlyMap<string, ReplayResult>>(new Map())
  const [playing, setPlaying] = useState<{ done: number; of: number } | null>(null)
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  const shown = entries.filter((entry) => matches(entry, words))
  const resultOf = (entry: ListedTranscript) => fresh.get(entry.id) ?? lastRun?.results.find(({ file }) => file === entry.file) ?? null

  const playAll = async () => {
    isStopped.current = false
    for (const [done, { id }] of shown.entries()) {
      if (isStopped.current) break
      setPlaying({ done, of: shown.length })
      const result = await play(id)
      setFresh((known) => new Map(known).set(id, result))
    }
    setPlaying(null)
  }

  const saveReport = () => {
    const results = shown.flatMap((entry) => resultOf(entry) ?? [])
    const seconds = Math.round(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 100) / 10
    const run = { at: new Date().toISOString(), mode: 'recorded', seconds, results, sentences: 0, ungrounded: 0 }
    saveFile('replay.html', new Blob([replayReport(run)], { type: 'text/html;charset=utf-8' }))
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label={texts.searchTranscripts}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          className="min-w-56 flex-1"
        />
        {playing ? (
          <Button
            onClick={() => {
              isStopped.current = true
            }}
          >
            {texts.stop}
          </Button>
        ) : (
          <Button tone="primary" disabled={shown.length === 0} onClick={() => void playAll()}>
            {texts.replayAll(shown.length)}
          </Button>
        )}
        <Button disabled={playing !== null || !shown.some(resultOf)} onClick={saveReport}>
          {texts.saveReport}
        </Button>
      </div>
      <p role="status" className="text-fact text-ink-soft empty:hidden">
        {playing ? texts.playingNumberOf(playing.done + 1, playing.of) : summaryOf([...fresh.values()])}
      </p>
      <OpenFile />
      {shown.length === 0 ? (
        <p className="text-[15px] text-ink-soft leading-6">{words ? texts.noTranscriptHasTheWords : texts.thereAreNoTranscriptsYet}</p>
      ) : (
        <ul aria-label={texts.transcripts} className="divide-y overflow-hidden rounded-card border bg-sheet">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} result={resultOf(entry)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Entry({ entry, result }: { entry: ListedTranscript; result: ReplayResult | null }) {
  const facts = [
    entry.file ?? texts.recordedSince(entry.recordedOn?.slice(0, 16).replace('T', ' ') ?? ''),
    entry.events && texts.lines(entry.events),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1">
        <Link
          href={`/replay/${entry.id}`}
          className="font-medium text-[15px] text-ink leading-6 underline-offset-4 wrap-anywhere hover:underline"
        >
          {entry.title}
        </Link>
        <p className="text-fact text-ink-soft wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {result ? <ResultTag result={result} /> : <span className="text-fact text-ink-soft">{texts.notPlayedYet}</span>}
    </li>
  )
}

function ResultTag({ result: { status, lines, milliseconds } }: { result: ReplayResult }) {
  if (status === 'same') return <Tag tone="moss">{texts.sameWithinMs(milliseconds)}</Tag>
  return (
    <Tag tone="brick" title={lines[0]}>
      {status === 'changed' ? texts.countOfDifferences(lines.length) : status}
    </Tag>
  )
}

/** What came of those that were played just now; nothing before. */
function summaryOf(results: ReplayResult[]): string {
  if (results.length === 0) return ''
  const same = results.filter(({ status }) => status === 'same').length
  return texts.played(results.length, same, results.length - same)
}

function matches({ id, title, file }: ListedTranscript, words: string): boolean {
  const text = `${id} ${title} ${file ?? ''}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

async function play(id: string): Promise<ReplayResult> {
  const answer = await requestJson(`/api/replay/${id}`, resultSchema, { method: 'POST', body: {} })
  if ('value' in answer) return answer.value
  return { file: id, title: id, status: 'broken', lines: [answer.refusal.message], milliseconds: 0 }
}
