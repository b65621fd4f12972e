import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Transcript } from './transcript'
import { readTranscript, writeTranscript } from './transcript-file'

const TRANSCRIPT: Transcript = {
  header: {
    type: 'transcript',
    version: 2,
    title: 'To Lisbon',
    app: '1.0.0',
    now: '2026-11-20T10:00:00.000Z',
    today: '2026-11-20',
    zone: 'Europe/London',
    seed: 0,
    model: 'Wayfarer’s concierge',
    supplier: 'sandbox',
    gateway: 'sandbox',
  },
  events: [
    { type: 'say', at: 0, text: 'To Lisbon\u2028on Friday\n' },
    { type: 'end', at: 5, situation: null, price: null, order: null, database: {} },
  ],
}
const LINES = writeTranscript(TRANSCRIPT).trimEnd().split('\n')
const faultOf = (text: string) => {
  const read = readTranscript(text)
  return 'fault' in read ? read.fault : null
}

test('what is written is read again, with any line ends', () => {
  expect(readTranscript(writeTranscript(TRANSCRIPT))).toEqual({ transcript: TRANSCRIPT })
  expect(readTranscript(LINES.join('\r\n'))).toEqual({ transcript: TRANSCRIPT })
})

test.each([
  ['', 'This file is empty.'],
  ['to Lisbon', 'Line 1 is no JSON'],
  [LINES.slice(1).join('\n'), 'Line 1 is not the header of a transcript'],
  [[LINES[0]?.replace('"version":2', '"version":1'), ...LINES.slice(1)].join('\n'), 'is of version 1; this Wayfarer reads version 2'],
  [[LINES[0]?.replace('"zone"', '"zoom"'), ...LINES.slice(1)].join('\n'), 'Line 1 is not a whole header'],
  [[LINES[0], '{"type":"say"', LINES[2]].join('\n'), 'Line 2 is broken'],
  [[LINES[0], '{"type":"run","at":0,"script":"rm"}', LINES[2]].join('\n'), 'Line 2 (type "run") is no event of a transcript'],
  [LINES.slice(0, 2).join('\n'), 'no last line that says how everything stood'],
  [[...LINES, LINES[1]].join('\n'), 'Line 3 ends this transcript, but more lines follow it.'],
])('%j is refused with one clear sentence', (text, sentence) => {
  expect(faultOf(text)).toContain(sentence)
})

test('a file of 50 MB is refused before any of it is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(faultOf('x'.repeat(50 * 1024 * 1024))).toContain('larger than 20 MB')
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('a path or a script inside is only text', () => {
  const text = '../../etc/passwd <script>alert(1)</script> $(rm -rf /) require("node:fs")'
  const events = [{ type: 'say' as const, at: 0, text }, ...TRANSCRIPT.events.slice(-1)]
  expect(readTranscript(writeTranscript({ ...TRANSCRIPT, events }))).toEqual({ transcript: { ...TRANSCRIPT, events } })
})

test('any text at all is a transcript or has a fault of one sentence or two; nothing is thrown', () => {
  const line = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...LINES))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const read = readTranscript(lines.join('\n'))
      if ('fault' in read) expect(read.fault).toMatch(/^[A-Z].*[.)]$/s)
      else expect(read.transcript.events.at(-1)?.type).toBe('end')
    }),
    { numRuns: 300 },
  )
})
