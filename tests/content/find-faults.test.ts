import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readPages } from '@/lib/content/read-pages'
import { CONTENT, findFaults } from './find-faults'

let content: string
beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'content-'))
  cpSync(CONTENT, content, { recursive: true })
})
afterEach(() => rmSync(content, { recursive: true, force: true }))

function edit(page: string, change: (page: Record<string, unknown>) => void) {
  const file = path.join(content, page)
  const read = JSON.parse(readFileSync(file, 'utf8'))
  change(read)
  writeFileSync(file, JSON.stringify(read))
}

test('the pages as they stand have no fault', () => {
  expect(findFaults()).toEqual([])
})

test('a fault is told with its file, its field and a sentence', () => {
  edit('destinations/lisbon.json', (page) => {
    page.lead = 'Short.'
    page.ocasions = []
    Object.assign((page.months as object[])[3] ?? {}, { highC: 'warm' })
  })
  edit('itineraries/rome-in-three-days.json', (page) => Object.assign(page, { slug: 'rome' }))
  expect(findFaults(content)).toEqual([
    'destinations/lisbon.json: lead needs at least 150 characters.',
    'destinations/lisbon.json: months[3].highC must be of the type number.',
    'destinations/lisbon.json: the page has fields nobody reads: ocasions.',
    'itineraries/rome-in-three-days.json: slug must be the file’s name, rome-in-three-days.',
  ])
})

test('broken JSON and a page that no list names are told too', () => {
  writeFileSync(path.join(content, 'landings/winter-sun.json'), '{ "slug": ')
  cpSync(path.join(content, 'landings/group-trips.json'), path.join(content, 'landings/sailing.json'))
  edit('landings/sailing.json', (page) => Object.assign(page, { slug: 'sailing' }))
  const faults = findFaults(content)
  expect(faults).toHaveLength(2)
  expect(faults[0]).toBe('landings/sailing.json: the page is not in lib/content/landings.ts, so nobody sees it.')
  expect(faults[1]).toMatch(/^landings\/winter-sun\.json: the file is no JSON: /)
})

test('a page that doesn’t fit its schema stops the build, with every fault named', () => {
  const schema = z.strictObject({ slug: z.string(), days: z.array(z.number()).min(2), kind: z.enum(['city', 'beach']) })
  const files = { good: { slug: 'good', days: [1, 2], kind: 'city' }, bad: { days: [1], kind: 'moon' } }
  expect(() => readPages(schema, 'places', files)).toThrow(
    [
      'Pages in lib/content don’t fit their schema:',
      'places/bad.json: slug is missing; it must be of the type string.',
      'places/bad.json: days needs at least 2 entries.',
      'places/bad.json: kind must be one of city, beach.',
    ].join('\n'),
  )
  expect(readPages(schema, 'places', { good: files.good })).toEqual([files.good])
})
