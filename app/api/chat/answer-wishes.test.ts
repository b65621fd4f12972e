import { expect, test } from 'vitest'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { openSpoken } from '@/tests/chat/spoken'

const SEARCH = 'London to Lisbon on 27 November, back on 29 November'

test('whoever reads a clock of twelve hours is told times so, and they are no less true', async () => {
  const usual = openSpoken()
  const twelve = openSpoken()
  const wishes: AnswerWishes = { language: 'auto', timeFormat: '12h' }
  for (const words of [SEARCH, 'when does the second one leave?', 'I take that one']) {
    const said = await usual.say(words)
    const onTwelve = await twelve.say(words, wishes)
    expect(onTwelve).not.toMatch(/\d\d:\d\d(?! [ap]m)/)
    expect(onTwelve.includes(' am') || onTwelve.includes(' pm')).toBe(/\d\d:\d\d/.test(said))
  }
  expect(twelve.refused).toEqual([])
  expect((await twelve.picked())?.[0]).toMatch(/^2026-11-27T/)
  expect(await twelve.picked()).toEqual(await usual.picked())
})

test('a language that was chosen is answered in, whatever is written', async () => {
  const german: AnswerWishes = { language: 'de', timeFormat: '24h' }
  const thread = openSpoken()
  expect(await thread.say('hello', german)).toBe('Guten Tag. Wohin möchten Sie fliegen?')
  expect(await thread.say(SEARCH, german)).toContain('Welche Hin- und Rückreise möchten Sie?')
  expect(await thread.say('thank you', { language: 'fr', timeFormat: '24h' })).toContain('Je vous en prie.')
  expect(await thread.say('thank you', { language: 'hi', timeFormat: '24h' })).toMatch(/\p{Script=Devanagari}/u)
  expect(await thread.say('thank you')).not.toMatch(/Je vous|\p{Script=Devanagari}/u)
})

test('English that was chosen is answered in to German words', async () => {
  const thread = openSpoken()
  const said = await thread.say('Guten Tag, ich möchte nach Lissabon fliegen', { language: 'en', timeFormat: '24h' })
  expect(said).toBe('Where are you flying to Lisbon from?')
})
