import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { predictRows } from './predict'
import { readRows } from './rows'
import { understandFile } from './understand-file'

const clock = () => 0
const NO_CONVENTIONS = { takesOfferedAirline: false }

function understandText(text: string, conventions = NO_CONVENTIONS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-understand-'))
  const [from, to] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')]
  writeFileSync(from, text)
  const result = understandFile(from, to, clock, conventions)
  const predictions =
    'fault' in result
      ? []
      : readFileSync(to, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
  return { result, predictions }
}

test('a request becomes one row with its frame', () => {
  const { predictions } = understandText('{"id":"a-1","text":"a direct flight from Oslo to Porto on 4 December","today":"2026-11-20"}\n')
  expect(predictions).toMatchObject([
    {
      id: 'a-1',
      group: 'travel',
      frame: { origin: 'Oslo', destination: 'Porto', departure_date: '2026-12-04', direct_only: true, adults: 1 },
    },
  ])
})

test('a conversation becomes one row with the trip after each turn of the traveller, and what the turn said', () => {
  const turns = [
    { speaker: 'user', utterance: 'I need a flight to Porto in business class' },
    { speaker: 'system', utterance: 'Where are you leaving from?', acts: [{ act: 'REQUEST', slot: 'origin' }] },
    { speaker: 'database', item: {} },
    { speaker: 'user', utterance: 'Oslo, with KLM' },
  ]
  const { predictions } = understandText(JSON.stringify({ id: 'a-1', reference_date: '2026-11-20', turns }))
  const [first, second] = predictions[0].turns
  expect(first.frame).toMatchObject({ destination: 'Porto', travel_class: 'business' })
  expect(second.frame).toMatchObject({ origin: 'Oslo', destination: 'Porto', travel_class: 'business', airlines: ['KLM'] })
  expect(second.delta).toEqual({ origin: 'Oslo', airlines: ['KLM'] })
})

test('turns without a speaker are the traveller’s', () => {
  const { predictions } = understandText(
    '{"id":"a-1","turns":[{"utterance":"hi"},{"utterance":"leeds to porto"},{"utterance":"2 adults"}]}',
  )
  expect(predictions[0].turns).toHaveLength(3)
  expect(predictions[0].turns[2].delta).toEqual({ adults: 2 })
  expect(predictions[0].turns[0].intents).toEqual(['openinggreeting'])
})

test('a word alone answers what the labels say was asked', () => {
  const conversation = (slot: string) => {
    const turns = [
      { speaker: 'user', utterance: 'I need a flight' },
      { speaker: 'system', utterance: 'Which city?', acts: [{ act: 'REQUEST', slot }] },
      { speaker: 'user', utterance: 'Porto' },
    ]
    return understandText(JSON.stringify({ id: 'a-1', turns })).predictions[0].turns[1].delta
  }
  expect(conversation('origin_city')).toEqual({ origin: 'Porto' })
  expect(conversation('destination_city')).toEqual({ destination: 'Porto' })
})

test('an offer that is accepted brings its airline only where that convention is followed', () => {
  const turns = [
    { speaker: 'user', utterance: 'Oslo to Porto' },
    { speaker: 'system', utterance: 'How about this?', acts: [{ act: 'OFFER', slot: 'airlines', values: ['Iberia'] }] },
    { speaker: 'user', utterance: 'Yes please' },
  ]
  const airlines = (takesOfferedAirline: boolean) =>
    understandText(JSON.stringify({ id: 'a-1', turns }), { takesOfferedAirline }).predictions[0].turns[1].frame.airlines
  expect(airlines(false)).toBeUndefined()
  expect(airlines(true)).toEqual(['Iberia'])
})

test('the gold beside the traveller’s words is not read', () => {
  const plain = { id: 'a-1', turns: [{ speaker: 'user', utterance: 'hello' }] }
  const acts = [{ act: 'INFORM', slot: 'origin_city', values: ['Oslo'] }]
  const gold = { id: 'a-1', turns: [{ speaker: 'user', utterance: 'hello', expected: { origin: 'Oslo' }, acts }] }
  const rows = [plain, gold].map((row) => readRows(JSON.stringify(row)))
  const [one, other] = rows.flatMap((reading) => ('rows' in reading ? predictRows(reading.rows, NO_CONVENTIONS) : []))
  expect(other).toEqual(one)
})

test('a broken line is named by its number', () => {
  const { result } = understandText('{"id":"a-1","text":"hello"}\n\n{"id":"a-2"\n')
  expect(result).toEqual({ fault: 'Line 3 is no row: it needs {"id", "text"} or {"id", "turns": [{"speaker", "utterance"}]}.' })
})

test('a row without words is broken too', () => {
  expect(understandText('{"id":"a-1"}').result).toMatchObject({ fault: expect.stringMatching(/^Line 1 /) })
})

test('an empty file holds no rows', () => {
  expect(understandText('\n').result).toEqual({ fault: 'The file holds no rows.' })
})

test('a missing file is named', () => {
  expect(understandFile('/nowhere/in.jsonl', '/nowhere/out.jsonl', clock, NO_CONVENTIONS)).toEqual({
    fault: 'The file /nowhere/in.jsonl cannot be read.',
  })
})

test('a place that cannot be written to is named', () => {
  const from = path.join(mkdtempSync(path.join(tmpdir(), 'wayfarer-understand-')), 'in.jsonl')
  writeFileSync(from, '{"id":"a-1","text":"hello"}')
  expect(understandFile(from, '/nowhere/out.jsonl', clock, NO_CONVENTIONS)).toEqual({
    fault: 'The file /nowhere/out.jsonl cannot be written.',
  })
})
