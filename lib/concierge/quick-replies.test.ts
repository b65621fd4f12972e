import { describe, expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'
import { quickReplies } from './quick-replies'

const ON_THE_DAY = 'London to Lisbon on 4 December, one way'
const FARES = [ON_THE_DAY, 'the cheapest']
const COMPLETE = [...FARES, 'the cheapest fare']

/** What was said before, and an answer that is offered to the question it led to. */
const CONVERSATIONS: [string[], string][] = [
  [['hello'], 'Suggest a city break'],
  [['to Lisbon'], 'New York'],
  [['to London'], 'Paris'],
  [['London to Lisbon'], 'Next Friday'],
  [['London to Lisbon in May'], 'A week on the cheapest days'],
  [['London to Lisbon on 4 December'], 'One way'],
  [['London to Lisbon yesterday'], 'Tomorrow'],
  [[ON_THE_DAY], 'The cheapest one'],
  [['London to Lisbon on 4 December, back on 8 December'], 'The recommended one'],
  [['London to Lisbon on 4 December, back on 6 December, 2 adults, with a bag each'], 'The second one'],
  [[ON_THE_DAY, 'which one do you recommend?'], 'Yes, please'],
  [[ON_THE_DAY, 'I do not like these'], 'Another day'],
  [[ON_THE_DAY, 'which days are cheapest?'], 'Yes, please'],
  [[ON_THE_DAY, 'blorp zark'], 'The fastest one'],
  [FARES, 'A refundable fare'],
  [COMPLETE, 'Check out'],
  [[...COMPLETE, 'seats'], 'Aisle'],
  [[...COMPLETE, 'bags'], 'No, thanks'],
  [[...COMPLETE, 'meals'], 'Vegetarian'],
  [[...COMPLETE, 'add a bag'], 'Choose seats'],
  [['London to San Jose on 4 December, one way'], 'San José (SJO)'],
  [['London to Xyzabc'], 'Lisbon'],
  [['Xyzabc to London'], 'Paris'],
  [['London to Lisbon for 3 nights, cheapest days in February'], 'Wednesday 3 February 2027 to Saturday 6 February 2027'],
  [['suggest somewhere warm in February', 'London'], 'Marrakesh'],
  [['somewhere at least 25 degrees in January, less than 2 hours to fly', 'London'], 'Any flight time'],
  [['a hotel in Lisbon from 4 December to 7 December under £5 a night'], 'Without the price limit (27)'],
  [['London to Milan in March, cheapest weekend, under £30'], 'Show the cheapest'],
  [['London to Marrakesh or Tenerife in February for 4 nights, which is cheaper?'], 'The cheapest one'],
  [['plan my days'], 'Rome'],
  [['plan 3 days in Rome'], 'Yes, please'],
  [['a hotel'], 'Lisbon'],
  [['a hotel in Lisbon'], 'Next weekend'],
  [['a hotel in Lisbon from 4 December'], 'Three nights'],
  [['a hotel in Lisbon from 4 December to 7 December'], 'The cheapest one'],
  [['hallo, ich möchte fliegen'], 'Eine Städtereise'],
  [['ich möchte nach Lissabon fliegen'], 'Wien'],
  [['ich möchte von London nach Lissabon fliegen'], 'Nächsten Freitag'],
  [['von London nach Lissabon am 4. Dezember'], 'Nur hin'],
  [['von London nach Lissabon am 4. Dezember, nur hin'], 'Welchen empfehlen Sie?'],
  [['von London nach Lissabon am 4. Dezember, nur hin', 'den günstigsten'], 'Den günstigsten Tarif'],
  [['von London nach Lissabon am 4. Dezember, nur hin', 'den günstigsten', 'den günstigsten Tarif'], 'Zur Kasse'],
  [['bonjour'], 'À Lisbonne'],
  [['je voudrais aller à Lisbonne'], 'Genève'],
  [['je voudrais aller de Londres à Lisbonne'], 'Vendredi prochain'],
  [['de Londres à Lisbonne le 4 décembre'], 'Retour une semaine après'],
  [['de Londres à Lisbonne le 4 décembre, aller simple'], 'Le moins cher'],
  [['de Londres à Lisbonne le 4 décembre, aller simple', 'le moins cher'], 'Un tarif avec bagage en soute'],
  [['hola'], 'A Roma'],
  [['quiero volar a Lisboa'], 'Barcelona'],
  [['quiero volar de Londres a Lisboa'], 'Mañana'],
  [['quiero volar de Londres a Lisboa el 4 de diciembre'], 'Solo ida'],
  [['quiero volar de Londres a Lisboa el 4 de diciembre, solo ida'], 'El más rápido'],
  [['quiero volar de Londres a Lisboa el 4 de diciembre, solo ida', 'el más barato'], 'La tarifa más barata'],
  [['नमस्ते'], 'Dubai'],
  [['मुझे London से Lisbon जाना है'], 'कल'],
  [['मुझे London से Lisbon जाना है, 4 december'], 'एक तरफ़'],
  [['mujhe London se Lisbon jaana hai'], 'Kal'],
  [['mujhe London se Lisbon jaana hai', '4 december', 'ek taraf'], 'Sabse sasti'],
]
const LOST =
  /not sure what you mean|not understand|don’t know a place|nicht verstanden|pas (?:bien )?compris|no lo he entendido|nahi aayi|नहीं आई/i

describe.each(CONVERSATIONS)('after %j', (before, example) => {
  test(`“${example}” is among two or three answers, and each of them is understood`, async () => {
    const first = await talkOf(before)
    const offered = first.replies()
    expect(offered).toContain(example)
    expect(offered.length).toBeGreaterThanOrEqual(2)
    expect(offered.length).toBeLessThanOrEqual(3)
    for (const words of offered) {
      const again = await talkOf(before)
      const answer = await again.say(words)
      expect(answer, words).not.toMatch(LOST)
      expect(answer, words).not.toBe(first.last)
    }
  }, 30_000)
})

test.each([
  [[ON_THE_DAY, 'only arriving before 6am'], 'Yes, show 49 flights', /^You can see all 49 flights again/],
  [[ON_THE_DAY, 'only Ryanair, direct, under £20'], 'Yes, show 2 flights', /^2 of 15 flights are left/],
  [['von London nach Lissabon am 4. Dezember, nur hin', 'nur Ankunft vor 6 Uhr'], 'Ja, die 49 Flüge', /^49 Flüge passen/],
  [['de Londres à Lisbonne le 4 décembre, aller simple', 'arrivée avant 6 h'], 'Oui, les 49 vols', /^49 vols conviennent/],
])(
  'where no flight fits, %j is answered with the filter that hides most, and how many flights it hides: “%s”',
  async (before, words, answer) => {
    const talk = await talkOf(before)
    const [lift, days] = talk.replies()
    expect(lift).toBe(words)
    expect(days).toMatch(/cheapest|günstigsten|moins chers/)
    expect(await talk.say(words)).toMatch(answer)
  },
)

test('no answer is offered where nothing is asked: at the open checkout, and after a booking', async () => {
  const talk = await talkOf([...COMPLETE, 'check out'])
  expect(talk.replies()).toEqual([])
  const situation = { order: { status: 'success' }, mode: 'trip_summary', wishes: {} } as unknown as Parameters<typeof quickReplies>[1]
  expect(quickReplies(null, situation)).toEqual([])
})

test('what is bought already is not offered again', async () => {
  const talk = await talkOf([...COMPLETE, 'add a bag'])
  expect(talk.replies()).toEqual(['Check out', 'Choose seats', 'Choose meals'])
})

async function talkOf(before: string[]) {
  const talk = openSpoken()
  let last = ''
  for (const words of before) last = await talk.say(words)
  return { ...talk, last }
}
