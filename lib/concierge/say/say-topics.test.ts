import { expect, test } from 'vitest'
import { NOTHING_CARRIED } from '../pending'
import type { BesideFlights } from '../understand/topics/beside-flights'
import { unmarked } from './marked'
import { HELP, sayUnsupported } from './say-talk'
import { ALL_WORDINGS, sayTopic, timesAnswered } from './say-topics'

const TOPICS = Object.entries(ALL_WORDINGS) as [BesideFlights, readonly string[]][]

test.each(TOPICS)('%s is answered in at most two calm sentences without a figure', (_, wordings) => {
  expect(new Set(wordings).size).toBeGreaterThan(1)
  for (const wording of wordings) {
    expect(wording).not.toMatch(/[!\d]/)
    expect(wording.match(/[.?](?= |$)/g)?.length).toBeLessThanOrEqual(2)
  }
})

test.each(TOPICS)('%s is never answered twice in a row in the same words', (topic) => {
  const first = sayUnsupported(topic, { carried: [] })
  const second = sayUnsupported(topic, { carried: [unmarked(first)] })
  expect(second).not.toBe(first)
  expect(sayUnsupported(topic, { carried: [unmarked(first), unmarked(second)] })).not.toBe(second)
})

test('an answer counts wherever it stands in a reply', () => {
  expect(timesAnswered('weather', [unmarked(`Here are the flights. ${sayTopic('weather')}`), NOTHING_CARRIED, null])).toBe(1)
})

test('help names no place, price or day', () => {
  expect(HELP).not.toMatch(/\d|London|Lisbon|Friday|Sunday/)
})
