import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { plainBeginning } from './plain-beginning'

const NAMES = createNameFinder()

/** What is shown of a sentence before it is whole, step by step, as its letters come. */
function shownOf(sentence: string): string[] {
  const shown: string[] = []
  for (let length = 1; length <= sentence.length; length++) {
    const begun = sentence.slice(0, plainBeginning(sentence.slice(0, length), NAMES))
    if (begun.length > (shown.at(-1)?.length ?? 0)) shown.push(begun)
  }
  return shown
}

test.each([
  ['Of course. ', 'Of course'],
  ['Where would you like to go? ', 'Where would you like'],
  ['Tell me a little about what you enjoy. ', 'Tell me a little about what you enjoy'],
  ['Gerne, wohin möchten Sie reisen? ', 'Gerne, wohin möchten Sie reisen'],
  ['Bien sûr, où souhaitez-vous aller ? ', 'Bien sûr, où souhaitez-vous aller'],
  ['Claro, ¿adónde quiere viajar? ', 'Claro, ¿adónde quiere viajar'],
  ['ज़रूर, आप कहाँ जाना चाहते हैं? ', 'ज़रूर, आप कहाँ जाना चाहते हैं'],
])('%s flows from its first words', (sentence, shown) => {
  expect(shownOf(sentence).at(-1)).toBe(shown)
})

test.each([
  'I have now booked it for you and your card was charged £66.57.',
  'I’ve reserved both seats.',
  'Your card was charged.',
  'Your flight is on time.',
  'It costs £118.56.',
  'The refund has been sent.',
  'We hold the fare until tomorrow.',
  'There are two seats left.',
  'TAP leaves at 9:40.',
  'No flights leave before noon.',
  'That one is refundable.',
  '- TP1361 at 09:40',
  '| Flight | Price |',
  '## Flights',
  '**TP1361** is direct.',
  'Ich habe den Flug gebucht.',
  'Ihre Karte wurde belastet.',
  'Der Flug ist pünktlich.',
  'J’ai réservé votre vol.',
  'Votre carte a été débitée.',
  'Le vol est à l’heure.',
  'He reservado su vuelo.',
  'Su tarjeta ha sido cargada.',
  'El vuelo sale a las nueve.',
  'मैंने आपकी सीट बुक कर दी है।',
  'आपका कार्ड चार्ज हुआ।',
])('%s waits for its end', (sentence) => {
  expect(shownOf(`${sentence} `)).toEqual([])
})

test.each([
  ['Great, your seats are confirmed. ', 'Great'],
  ['Sure, I can help, and your card was charged. ', 'Sure, I can help'],
  ['I can tell you that the fare is fine. ', 'I can tell'],
  ['Would you like the flight with TAP at 9:40? ', 'Would you like the flight'],
  ['Would you like to fly to New York? ', 'Would you like'],
  ['Möchten Sie nach New York fliegen? ', 'Möchten'],
  ['You can pay on Friday. ', undefined],
  ['Shall I look at Monday instead? ', 'Shall I look'],
])('%s is held where it may begin to claim something', (sentence, shown) => {
  expect(shownOf(sentence).at(-1)).toBe(shown)
})

test.each(['If you Aa Bb ', 'If you  a  b ', 'where, ', 'Of course. '])('%j many times over is read in no time', (text) => {
  const startedAt = performance.now()
  plainBeginning(`${text.repeat(30)}!`, NAMES)
  plainBeginning(`${text.repeat(5_000)}!`, NAMES)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
