import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { predictRows } from './predict'
import { readRows } from './rows'
import { understandFile } from './understand-file'

const clock = () => 0

function understandText(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-understand-'))
  const [from, to] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')]
  writeFileSync(from, text)
  const result = understandFile(from, to, clock)
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
  const { predictions } = understandText('{"id":"a-1","text":"a direct flight from Leeds to Porto on 4 December","today":"2026-11-20"}\n')
  expect(predictions).toEqual([
    {
      id: 'a-1',
      intent: 'flight',
      intent_group: 'search_flights',
      group: 'travel',
      frame: { origin: 'Leeds', destination: 'Porto', departure_date: '2026-12-04', direct_only: true },
    },
  ])
})

test('a conversation becomes one row with an entry for each turn of the traveller', () => {
  const turns = [
    { speaker: 'user', utterance: 'I need a flight to Porto in business class' },
    { speaker: 'system', utterance: 'Where are you leaving from?' },
    { speaker: 'database', item: {} },
    { speaker: 'user', utterance: 'Leeds, any airline' },
  ]
  const { predictions } = understandText(JSON.stringify({ id: 'a-1', reference_date: '2026-11-20', turns }))
  expect(predictions[0].turns.map(({ frame }: { frame: object }) => frame)).toEqual([
    { destination: 'Porto', travel_class: 'business' },
    { origin: 'Leeds', destination: 'Porto', travel_class: 'business', dontcare: ['airlines'] },
  ])
  expect(predictions[0].turns[1].delta).toEqual({ origin: 'Leeds', dontcare: ['airlines'] })
})

test('turns without a speaker are the traveller’s', () => {
  const { predictions } = understandText('{"id":"a-1","turns":[{"utterance":"hi"},{"utterance":"leeds to porto"},{"utterance":"2"}]}')
  expect(predictions[0].turns).toHaveLength(3)
  expect(predictions[0].turns[2].delta).toEqual({ adults: 2 })
  expect(predictions[0].turns[0].intents).toEqual(['openinggreeting'])
})

test('acts beside the words tell what was offered and asked', () => {
  const acts = [
    { act: 'OFFER', slot: 'airlines', values: ['Iberia'] },
    { act: 'OFFER', slot: 'outbound_departure_time', values: ['6:50 pm'] },
  ]
  const turns = [
    { speaker: 'system', utterance: 'How about this?', acts },
    { speaker: 'user', utterance: 'Sounds good' },
    { speaker: 'system', utterance: 'And?', acts: [{ act: 'CONFIRM', slot: 'passengers', values: ['2'] }] },
    { speaker: 'user', utterance: 'Yes' },
  ]
  const { predictions } = understandText(JSON.stringify({ id: 'a-1', turns }))
  expect(predictions[0].turns[1].frame).toEqual({ airlines: ['Iberia'], outbound_depart_time: '18:50', adults: 2 })
})

test('the gold beside the traveller’s words is not read', () => {
  const plain = { id: 'a-1', turns: [{ speaker: 'user', utterance: 'hello' }] }
  const gold = {
    id: 'a-1',
    turns: [
      {
        speaker: 'user',
        utterance: 'hello',
        expected: { origin: 'Leeds' },
        acts: [{ act: 'INFORM', slot: 'origin_city', values: ['Leeds'] }],
      },
    ],
  }
  const rows = [plain, gold].map((row) => readRows(JSON.stringify(row)))
  const [one, other] = rows.flatMap((reading) => ('rows' in reading ? predictRows(reading.rows) : []))
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
  expect(understandFile('/nowhere/in.jsonl', '/nowhere/out.jsonl', clock)).toEqual({ fault: 'The file /nowhere/in.jsonl cannot be read.' })
})

test('a place that cannot be written to is named', () => {
  const from = path.join(mkdtempSync(path.join(tmpdir(), 'wayfarer-understand-')), 'in.jsonl')
  writeFileSync(from, '{"id":"a-1","text":"hello"}')
  expect(understandFile(from, '/nowhere/out.jsonl', clock)).toEqual({ fault: 'The file /nowhere/out.jsonl cannot be written.' })
})
