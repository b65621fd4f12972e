import { expect, test } from 'vitest'
import { readProjectFile } from '@/tests/architecture/project-files'
import type { BenchReport } from './reports'
import { qualityRows, speedRows, survivalRows } from './rows'
import { between, fillIn, markdownTable, measuredLine, readmeTable } from './table'

const bench = (figures: BenchReport['figures'] = []): BenchReport => ({
  measuredAt: '2026-11-20T10:00:00.000Z',
  machine: 'a machine',
  figures,
})
const figure = { kind: 'a turn', unit: 'ms', p50: 41.2, p95: 80, max: 300, target: 40, share: 0.5, isMet: false }
const none = { chat: bench(), load: bench(), build: bench(), opening: bench(), threads: bench() }
const others = { ...none, search: bench(), filters: bench(), replay: bench(), lighthouse: bench() }

test('a figure is the one that its aim is for, and a missed one says so', () => {
  const rows = speedRows({ ...others, chat: bench([figure]) })
  expect(markdownTable(rows).split('\n').at(-1)).toBe('| a turn | **41 ms (median)**, missed | ≤ 40 ms | `npm run bench:chat` |')
})

test('what was not measured is in no table', () => {
  expect([...speedRows({ chat: bench([figure]) }), ...survivalRows({}), ...qualityRows({})].map(({ what }) => what)).toEqual(['a turn'])
})

test('pages under Lighthouse are told by the worst of each kind', () => {
  const points = (kind: string, max: number, target: number) => ({
    ...figure,
    kind,
    unit: 'points missing',
    max,
    target,
    share: 1,
    isMet: max <= target,
  })
  const lighthouse = bench([points('/ performance', 2, 5), points('/faq performance', 7, 5), points('/ seo', 0, 0)])
  expect(speedRows({ ...others, lighthouse }).map(({ figure: least, aim, isMet }) => [least, aim, isMet])).toEqual([
    ['93', '≥ 95', false],
    ['100', '≥ 100', true],
  ])
})

test('the shop without a journal, which must fail, is none of the figures', () => {
  const found = { kills: 3, clients: 9, findings: { 'I1 double bookings': ['a trip is booked twice'] } }
  const rows = survivalRows({
    orders: { 'without-journal': found, pglite: { ...found, findings: {} } },
    threads: { postgres: { counts: { kills: 4 }, findings: {} } },
    faults: { rows: [{ verdict: 'passed' }, { verdict: 'red' }] },
  })
  expect(rows.map(({ what, figure: value, isMet }) => [what, value, isMet])).toEqual([
    ['orders doubled, lost or reported wrongly: 9 travellers, 3 kills (embedded)', '0', true],
    ['threads broken or untrue: 4 kills (two processes on PostgreSQL)', '0', true],
    ['rows of the fault matrix that do not hold', '1 of 2', false],
  ])
})

test('lines of commands that were not run stay in their places, and no others', () => {
  const rowsOf = (command: string, ...figures: string[]) => figures.map((what) => ({ what, figure: '1', aim: '', isMet: true, command }))
  const before = markdownTable([...rowsOf('a', 'a1'), ...rowsOf('b', 'b1', 'b2'), ...rowsOf('gone', 'g')])
  const now = markdownTable([...rowsOf('new', 'n1'), ...rowsOf('a', 'a2', 'a3')], before, ['b', 'never'])
  expect([...now.matchAll(/^\| (\w\d) /gm)].map(([, what]) => what)).toEqual(['a2', 'a3', 'b1', 'b2', 'n1'])
  expect(markdownTable(rowsOf('a', 'a1'), now, [])).toBe(markdownTable(rowsOf('a', 'a1')))
})

test('only what stands between the marks is written anew', () => {
  const before = 'before\n<!-- speed: npm run quality -->\nold\n<!-- end of speed -->\nafter\n'
  const after = fillIn(before, 'speed', 'new')
  expect(after).toBe('before\n<!-- speed: npm run quality -->\nnew\n<!-- end of speed -->\nafter\n')
  expect(fillIn(after, 'speed', 'new')).toBe(after)
  expect(between(after, 'speed')).toBe('new')
  expect(() => fillIn('no marks', 'speed', 'new')).toThrow('The marks of speed are missing')
})

test('the days and machines of all benches are told once each', () => {
  const line = measuredLine([bench(), bench()])
  expect(line).toBe('Measured on 2026-11-20 (a machine).')
  const later = { ...bench(), measuredAt: '2026-11-22T10:00:00.000Z', machine: 'another' }
  expect(measuredLine([bench(), undefined, later], line)).toBe('Measured on 2026-11-20, 2026-11-22 (a machine; another).')
})

test('the README shows lines of the page as they stand there, and a row that is gone is noticed', () => {
  const page = readProjectFile('docs/quality.md')
  const [head, line, ...lines] = readmeTable(page).split('\n')
  expect([head, line]).toEqual(['| what | figure | aim | command |', '|---|---|---|---|'])
  expect(lines).toHaveLength(7)
  for (const one of lines) expect(page).toContain(`${one}\n`)
  expect(() => readmeTable(page.replaceAll('| Enter to', '| Return to'))).toThrow('No table has a row called Enter to first painted word')
})
