import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { exampleLive, examplePicks } from '@/tests/fixtures/flights'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { exportName } from './export-name'
import { answerBlock, inlineText, plainBlock, table } from './markdown-text'
import { threadMarkdown } from './thread-markdown'

const NOW = new Date('2026-11-22T14:02:00Z')
const read = (markdown: string) => fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
const kindsOf = (node: Nodes): string[] => [node.type, ...('children' in node ? node.children.flatMap(kindsOf) : [])]
const spaced = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

const HOSTILE = [
  '<script>alert(1)</script>', '[press me](javascript:alert(1))', '![x](https://evil.example/p.png)', '| a | b |\n|---|---|', '```js\nrm -rf\n```', '# Heading',
  '1. one', '1) one', '- item', '+ item', '* item', '> quoted', '***', '---', '===', '&lt;b&gt; &amp; &#x3c;', '\\', 'a\\', '<javascript:alert(1)>', '[^1]: note',
  '[a]: javascript:x', '~~gone~~', '`code`', '**bold**', '__b__', '<!-- x -->', '<![CDATA[x]]>', '    code', '\tcode', '2026-11-27', 'it’s 5 * 3 = 15 & more', '- [ ] task', 'a  \nb',
] // biome-ignore format: a list

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constant('\n')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => pieces.join(' '))
/** As words without the signs that are no words at all. */
const visible = (text: string) => spaced(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' '))

test('words that are exported and read again are the same words, and nothing in them acts', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const tree = read(plainBlock(text))
      expect(spaced(wordsOf(tree))).toBe(visible(text))
      for (const kind of kindsOf(tree)) expect(['root', 'paragraph', 'text', 'break', 'link']).toContain(kind)
    }),
    { numRuns: 200, seed: 8 },
  )
})

function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' '
  if ('children' in node) return node.children.map(wordsOf).join(node.type === 'root' ? ' ' : '')
  return 'value' in node ? node.value : ''
}

test('a table keeps its cells whatever stands in them', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 2, maxLength: 3 }), (cells) => {
      const tree = read(table(cells, [cells]))
      expect(kindsOf(tree).filter((kind) => kind === 'tableCell')).toHaveLength(2 * cells.length)
      expect(kindsOf(tree)).not.toContain('html')
      expect(kindsOf(tree)).not.toContain('image')
    }),
    { numRuns: 60, seed: 8 },
  )
})

test('a heading stays one line and a heading', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const tree = read(`# ${inlineText(text) || 'x'}`)
      expect(tree.children.map(({ type }) => type)).toEqual(['heading'])
    }),
    { numRuns: 60, seed: 8 },
  )
})

test('an answer keeps its lists and bold words, and nothing else of its marks', () => {
  const text = 'The **fastest** is best:\n- TP1361, 09:40\n- <b>TP1363</b>\n\nSee [here](javascript:x)?'
  expect(answerBlock(text)).toBe(
    'The **fastest** is best:\n\n- TP1361, 09:40\n- &lt;b&gt;TP1363&lt;/b&gt;\n\nSee \\[here\\](javascript:x)?',
  )
})

test('a thread as Markdown: its title, trip, price, who said what and the cards as tables', () => {
  const call = (name: string, output: unknown) => ({ type: `tool-${name}`, state: 'output-available', input: {}, output })
  const messages = [
    { role: 'user' as const, createdAt: NOW, parts: [{ type: 'text', text: 'London to Lisbon' }] },
    {
      role: 'assistant' as const,
      createdAt: NOW,
      parts: [call('searchFlights', { status: 'found', flights: examplePicks() }), call('gone', {}), { type: 'text', text: 'One flight.' }],
    },
    {
      role: 'user' as const,
      createdAt: NOW,
      parts: [
        { type: 'text', text: 'pick-offer' },
        { type: 'data-change', data: { label: 'You chose TP1363' } },
      ],
    },
  ]
  const markdown = threadMarkdown({ name: 'Lisbon | 27 Nov', messages, live: exampleLive(), now: NOW })
  expect(markdown).toContain('# Lisbon \\| 27 Nov\n\nExported from Wayfarer on Sun 22 Nov 2026, 14:02 UTC.')
  expect(markdown).toContain('- Outbound, London → Lisbon, Thu 27 Nov 2098, no flight chosen yet')
  expect(markdown).toContain('### You · Sun 22 Nov 2026, 14:02 UTC\n\nLondon to Lisbon\n')
  expect(markdown).toContain('| TP1363 | TAP Air Portugal | 21:40 LHR | 00:25 LIS (+1) |')
  expect(markdown).toContain('> You chose TP1363')
  expect(markdown).not.toContain('pick-offer')
})

test('a plan is told day by day, with the times of its stops and the traveller’s notes', () => {
  const place = aPlace([aSight('castle', [0, 0], { cost: [15, 20] }), aSight('square', [0.4, 0])])
  const plan = aPlan(place, { days: 2, startsOn: '2098-11-27' })
  const noted = { ...plan, days: plan.days.map((day, index) => (index === 0 ? { ...day, note: 'Tickets | at ten' } : day)) }
  const part = { type: 'tool-changePlan', state: 'output-available', input: {}, output: { status: 'planned', plan: noted } }
  const messages = [{ role: 'assistant' as const, createdAt: NOW, parts: [part] }]
  const markdown = threadMarkdown({ name: 'Testville', messages, live: exampleLive(), now: NOW })
  expect(markdown).toContain('2 days in Testville')
  expect(markdown).toContain('Day 1, Thu 27 Nov 2098: ')
  expect(markdown).toContain('| 09:30 | The castle | 1 h | €15–20 |')
  expect(markdown).toContain('Note: Tickets \\| at ten')
})

test('of passengers it says first and last names alone: no document, birthday, contact, billing or card', () => {
  const live = sampleLiveTrip()
  const [passenger] = live.trip.passengers
  const passport = { number: 'NX9471306', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }
  const named = {
    ...live,
    trip: {
      ...live.trip,
      passengers: [{ ...live.trip.passengers[0], ...(passenger ? { ...passenger, bornOn: '1987-03-09', passport } : {}) }],
    },
  } as typeof live
  const markdown = threadMarkdown({ name: 'Lisbon', messages: [], live: named, now: NOW })
  expect(markdown).toContain(`- Passengers: ${passenger?.firstName} ${passenger?.lastName}`)
  expect(markdown).toContain('| Total |')
  for (const hidden of ['NX9471306', '1987', live.trip.billing?.email, live.trip.billing?.street, passenger?.email, '4242']) {
    if (hidden) expect(markdown).not.toContain(hidden)
  }
})

test.each([
  ['Lisbon, 27 Nov', 'wayfarer-lisbon-27-nov.md', 'wayfarer-lisbon-27-nov.md'],
  ['Köln → Málaga', 'wayfarer-koln-malaga.md', 'wayfarer-k%C3%B6ln-m%C3%A1laga.md'],
  ['東京', 'wayfarer.md', 'wayfarer-%E6%9D%B1%E4%BA%AC.md'],
  ['../../etc/passwd"; rm -rf\r\nx: y', 'wayfarer-etc-passwd-rm-rf-x-y.md', 'wayfarer-etc-passwd-rm-rf-x-y.md'],
  ['', 'wayfarer.md', 'wayfarer.md'],
])('the file of %j is called %s', (name, plain, full) => {
  expect(exportName(name, 'md')).toEqual({ plain, disposition: `attachment; filename="${plain}"; filename*=UTF-8''${full}` })
})

test('no name makes a header or a path of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
      expect(exportName(name, 'jsonl').disposition).toMatch(
        /^attachment; filename="wayfarer[a-z0-9-]{0,61}\.jsonl"; filename\*=UTF-8''wayfarer[\w%.-]*\.jsonl$/,
      )
    }),
    { numRuns: 60, seed: 8 },
  )
})
