import { headerSchema, TRANSCRIPT_VERSION, type Transcript, type TranscriptEvent, transcriptEventSchema } from './transcript'

/** A long thread with everything that was searched for is a tenth of it. */
export const MOST_TRANSCRIPT_BYTES = 20 * 1024 * 1024
const MOST_LINES = 100_000

/** A transcript as a file: a line of JSON for the header and one for each event. */
export function writeTranscript({ header, events }: Transcript): string {
  return `${[header, ...events].map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** The transcript that a file holds, or the first thing that is wrong with it. Whatever stands inside is text: nothing of it is opened or run. */
export function readTranscript(text: string): { transcript: Transcript } | { fault: string } {
  if (Buffer.byteLength(text) > MOST_TRANSCRIPT_BYTES) return tooLarge()
  const lines = text.split(/\r?\n/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  if (lines.length === 0) return { fault: 'This file is empty. A transcript begins with a line that says so.' }
  if (lines.length > MOST_LINES) return { fault: `This file has more than ${MOST_LINES} lines, which is more than a transcript may have.` }
  const header = readHeader(lines[0] ?? '')
  if ('fault' in header) return header
  const events: TranscriptEvent[] = []
  for (const [index, line] of lines.slice(1).entries()) {
    const read = readEvent(line, index + 2)
    if ('fault' in read) return read
    events.push(read.event)
  }
  const end = events.findIndex(({ type }) => type === 'end')
  if (end === -1)
    return { fault: 'This transcript has no last line that says how everything stood at its end. It was cut off; download it again.' }
  if (end < events.length - 1) return { fault: `Line ${end + 2} ends this transcript, but more lines follow it.` }
  return { transcript: { header: header.header, events } }
}

/** Said of a file before a word of it is read. */
export function tooLarge(): { fault: string } {
  return {
    fault: `This file is larger than ${MOST_TRANSCRIPT_BYTES / 1024 / 1024} MB, which is more than a transcript may have. Nothing of it was read.`,
  }
}

function readHeader(line: string): { header: Transcript['header'] } | { fault: string } {
  const value = parse(line)
  if (value === undefined) return { fault: 'Line 1 is no JSON, so this is no transcript.' }
  if (!isRecord(value) || value.type !== 'transcript')
    return { fault: 'Line 1 is not the header of a transcript (its type would be "transcript").' }
  if (value.version !== TRANSCRIPT_VERSION) {
    const version = typeof value.version === 'number' ? String(value.version) : 'unknown'
    return { fault: `This transcript is of version ${version}; this Wayfarer reads version ${TRANSCRIPT_VERSION}. Record it again.` }
  }
  const parsed = headerSchema.safeParse(value)
  return parsed.success ? { header: parsed.data } : { fault: `Line 1 is not a whole header: ${whatIsWrong(parsed.error.issues)}.` }
}

function readEvent(line: string, number: number): { event: TranscriptEvent } | { fault: string } {
  const value = parse(line)
  if (value === undefined) return { fault: `Line ${number} is broken: it is no JSON.` }
  const parsed = transcriptEventSchema.safeParse(value)
  if (parsed.success) return { event: parsed.data }
  const type = isRecord(value) && typeof value.type === 'string' ? value.type.slice(0, 40) : 'none'
  return { fault: `Line ${number} (type ${JSON.stringify(type)}) is no event of a transcript: ${whatIsWrong(parsed.error.issues)}.` }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function whatIsWrong([issue]: { path: PropertyKey[]; code: string }[]): string {
  const where = issue?.path.map(String).join('.').slice(0, 80)
  return where ? `"${where}" is missing or of the wrong kind` : 'it is not of the right kind'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
