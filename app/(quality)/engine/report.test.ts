import { expect, test } from 'vitest'
import { replayReport } from './report'

const page = replayReport({
  at: '2026-11-20T10:00:00.000Z',
  mode: 'recorded',
  seconds: 1.2,
  sentences: 0,
  ungrounded: 0,
  results: [
    { file: 'tests/transcripts/a.jsonl', title: 'Fine', status: 'same', lines: [], milliseconds: 12 },
    {
      file: 'tests/transcripts/b.jsonl',
      title: '<script>alert(1)</script>',
      status: 'changed',
      lines: ['act 1 “x”: price: was 3, is "<img src=x onerror=y>"', 'act 2: did not happen'],
      milliseconds: 30,
    },
  ],
})

test('the report says first what differs, and how it was and is', () => {
  expect(page).toContain('1 of 2 transcripts differ')
  expect(page.indexOf('b.jsonl')).toBeLessThan(page.indexOf('a.jsonl'))
  expect(page).toContain('<del>3</del>')
  expect(page).toContain('act 2: did not happen')
})

test('it loads nothing and runs nothing, whatever a transcript holds', () => {
  expect(page).not.toMatch(/<script|<img|<link|<[^>]*src=|@import|url\(|https?:/i)
  expect(page).toContain("default-src 'none'")
})
