import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUNDLE, bundleOf, readGuide } from '@/tests/content/read-guide'
import { TRAINED_TOPICS } from '../concierge/router/topics'
import { LONGEST_PARAGRAPH } from '../travel/guide/guide-article-schema'
import { DESTINATIONS } from './destinations'
import { ArticleFault, readArticle } from './guide-article'
import { GUIDE_ARTICLES } from './guide-articles'
import { PLACE_ARTICLES } from './place-articles'

const WRITTEN = `---
title: Liquids
questions:
  - How much liquid may I take?
  - Is toothpaste a liquid?
  - May I take water?
scope:
  - liquids
topics:
  - security-rules
source: UK government
url: https://www.gov.uk/hand-luggage-restrictions
asOf: 2026-11-28
---

${'Liquids go in containers of up to 100 ml. '.repeat(6).trim()}

A second
paragraph on two lines.
`

test('every article is within its bounds, and the app reads what is written', () => {
  const articles = readGuide()
  expect(articles.length).toBeGreaterThanOrEqual(150)
  expect(readFileSync(BUNDLE, 'utf8')).toBe(bundleOf(articles))
  expect(GUIDE_ARTICLES).toHaveLength(articles.length)
})

test('every article names an official page by https and the day it was written', () => {
  for (const { id, source, asOf } of GUIDE_ARTICLES) {
    expect(new URL(source.url).protocol, id).toBe('https:')
    expect(asOf <= '2026-12-31', id).toBe(true)
  }
})

test('titles, ids and questions are asked once', () => {
  for (const of of [GUIDE_ARTICLES.map(({ title }) => title), GUIDE_ARTICLES.flatMap(({ questions }) => questions)])
    expect(of.filter((one, index) => of.indexOf(one) !== index)).toEqual([])
})

test('topics are those that questions are read by, each with at most one overview', () => {
  const overviews = GUIDE_ARTICLES.flatMap(({ overviewOf }) => overviewOf ?? [])
  expect(new Set(overviews).size).toBe(overviews.length)
  for (const { id, topics, overviewOf } of GUIDE_ARTICLES) {
    for (const topic of topics) expect(TRAINED_TOPICS, id).toContain(topic)
    if (overviewOf) expect(topics, id).toContain(overviewOf)
  }
})

test('paragraphs are joined from their lines', () => {
  const { id, paragraphs, source } = readArticle('liquids.md', WRITTEN)
  expect(id).toBe('liquids')
  expect(paragraphs[1]).toBe('A second paragraph on two lines.')
  expect(source).toEqual({ name: 'UK government', url: 'https://www.gov.uk/hand-luggage-restrictions' })
})

test.each([
  ['without front matter', () => 'Liquids', 'x.md: begins with front matter between two lines of “---”'],
  ['with a line that is no field', (text: string) => text.replace('title: Liquids', 'Liquids'), 'x.md: “Liquids” is neither'],
  [
    'with a plain http address',
    (text: string) => text.replace('https:', 'http:'),
    'x.md: source.url is written wrongly (it must be an https address).',
  ],
  ['with too few questions', (text: string) => text.replace('  - May I take water?\n', ''), 'x.md: questions needs at least 3 entries.'],
  [
    'with an unknown field',
    (text: string) => text.replace('scope:', 'tone: dry\nscope:'),
    'x.md: front matter has fields nobody reads: tone.',
  ],
  ['with no day', (text: string) => text.replace('2026-11-28', 'November'), 'x.md: asOf is written wrongly (Invalid ISO date).'],
  [
    'with too little text',
    (text: string) => text.replace(/Liquids go.*\n/, 'Liquids go in small bottles only.\n'),
    'x.md: paragraphs must have 40 to 180 words together.',
  ],
])('an article %s is refused with its file and field', (_, change, fault) => {
  expect(() => readArticle('x.md', change(WRITTEN))).toThrow(ArticleFault)
  expect(() => readArticle('x.md', change(WRITTEN))).toThrow(fault)
})

test('every place tells of its months, its ways in, areas, food, children, little walking, money, safety and entry', () => {
  const about = 'january december best-months from-airport areas food children little-walking money safety practical entry'.split(' ')
  const ids = new Set(PLACE_ARTICLES.map(({ id }) => id))
  expect(ids.size).toBe(PLACE_ARTICLES.length)
  for (const { slug } of DESTINATIONS) for (const one of about) expect(ids).toContain(`${slug}-${one}`)
})

test('no paragraph of a place is longer than a model reads', () => {
  const long = PLACE_ARTICLES.filter(({ paragraphs }) => paragraphs.some(({ length }) => length > LONGEST_PARAGRAPH))
  expect(long.map(({ id }) => id)).toEqual([])
})

test('a place’s passages come from its page', () => {
  const march = PLACE_ARTICLES.find(({ id }) => id === 'lisbon-march')
  expect(march?.paragraphs[0]).toMatch(/^In March Lisbon usually has 19 °C by day and 11 °C at night, with 8 wet days\./)
  expect(march?.source).toEqual({ name: 'Our guide to Lisbon', url: '/destination/lisbon' })
})
