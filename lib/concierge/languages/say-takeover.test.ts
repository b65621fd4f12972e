import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { sayTakeover, type TakeoverReason } from './say-takeover'

const names = createKnownNames()
const said = (text: string, reason: TakeoverReason = 'silent') =>
  sayTakeover(reason, [{ role: 'user', content: [{ type: 'text', text }] }], names)

test('the line is in the language of the traveller, and in English where that is not spoken here', () => {
  expect(said('London to Lisbon tomorrow')).toBe('The AI service isn’t answering, so our built-in concierge takes this one.')
  expect(said('Ich möchte morgen von Berlin nach Rom fliegen')).toContain('übernimmt diesmal unser eingebauter Assistent')
  expect(said('Je voudrais un vol de Paris à Rome demain')).toContain('notre assistant intégré prend le relais')
  expect(said('Quiero un vuelo de Madrid a Roma mañana')).toContain('contesta nuestro asistente integrado')
  expect(said('मुझे कल दिल्ली से मुंबई जाना है')).toContain('हमारा अपना असिस्टेंट')
  expect(said('mujhe kal Delhi se Mumbai jaana hai')).toContain('hamara apna assistant')
  expect(said('Vorrei un volo da Milano a Parigi domani')).toContain('our built-in concierge')
})

test('it says what happened: a share that is used up is no fault of the service', () => {
  expect(said('hello', 'spent')).toBe('You’ve used up today’s allowance, so our built-in concierge takes over until tomorrow.')
  expect(said('hello', 'withheld')).toContain('held back its answer')
  expect(said('hello', 'stuck')).toContain('got stuck')
})
