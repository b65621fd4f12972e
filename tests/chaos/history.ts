import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { HistoryEntry } from './history-schema'

type WithoutInstant<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never
export type NoteOf<Entry> = (entry: WithoutInstant<Entry>) => void
export type Note = NoteOf<HistoryEntry>

/** An empty history in a file. Each entry is in the file before the next thing happens. */
export function openHistory<Entry = HistoryEntry>(path: string): NoteOf<Entry> {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  return (entry) => appendFileSync(path, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}
