import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { playWords } from '@/tests/replay/play-words'

type Turn = [said: string, answer: string]

async function expectConversation(turns: Turn[]) {
  const thread = startThread()
  for (const [said, answer] of turns) expect((await thread.say(said)).text).toContain(answer)
  return thread
}

test('a whole trip in German', async () => {
  const thread = await expectConversation([
    ['Guten Tag, ich möchte nach Lisbon fliegen', 'Von wo möchten Sie abfliegen?'],
    ['London', 'An welchem Tag möchten Sie fliegen?'],
    ['nächsten Freitag, zu zweit', 'Nur hin, oder wann möchten Sie zurückfliegen?'],
    [
      'zurück am Sonntag',
      'Ich habe 42 Flüge gefunden: von London nach Lissabon am Freitag, 20. November, zurück am Sonntag, 22. November, für 2 Erwachsene. Am besten passt',
    ],
    ['ich nehme den zweiten', 'Welchen Rückflug möchten Sie?'],
    ['ich nehme den ersten', 'Welchen Tarif möchten Sie'],
    ['für beide light', 'oder gehen wir zur Kasse?'],
  ])
  expect(thread.situation()).toMatchObject({
    mode: 'trip_summary',
    wishes: { adults: 2, departureOn: '2026-11-20', returnOn: '2026-11-22' },
  })
})

test('French, with a question that only the English guide answers', async () => {
  await expectConversation([
    [
      'Bonjour, je voudrais aller de London à Lisbon vendredi prochain, retour dimanche, pour deux adultes',
      'Quel vol aller souhaitez-vous ?',
    ],
    ['pourquoi le premier ?', 'AA11, 06:10 : le moins cher, 2 h 50 min, direct.'],
    ['y a-t-il du wifi à bord ?', 'Sur ce point, je ne peux vous répondre qu’en anglais :'],
    ['je prends le moins cher', 'Quel vol retour souhaitez-vous ?'],
    ['merci', 'Je vous en prie.'],
  ])
})

test('Spanish one way, changed afterwards', async () => {
  const thread = await expectConversation([
    ['Hola, quiero volar de London a Lisbon el próximo viernes, solo ida', '¿Qué vuelo prefiere?'],
    ['mejor el sábado', '¿Qué vuelo prefiere?'],
    ['empezar de nuevo', 'Empezamos de nuevo.'],
  ])
  expect(thread.situation().mode).toBe('chat')
})

test('Hindi in Latin letters and in Devanagari', async () => {
  await expectConversation([
    ['mujhe London se Lisbon jaana hai', 'Aap kis din jaana chahte hain?'],
    ['kal', 'Sirf jaana hai, ya kis din lautna hai?'],
    ['ek taraf', 'Kaun si flight lenge?'],
  ])
  await expectConversation([
    ['नमस्ते', 'नमस्ते।'],
    ['मुझे London से Lisbon जाना है, कल, 2 लोग', 'सिर्फ़ जाना है, या किस दिन लौटना है?'],
  ])
})

test('a language that is not spoken here is told so once', async () => {
  const thread = startThread()
  expect((await thread.say('vorrei un volo da London a Lisbon')).text).toContain('I work best in English')
  expect((await thread.say('domani, grazie')).text).not.toContain('I work best in English')
})

test.each([
  [
    'London to Lisbon next Friday, one way',
    'window seat please, and is a suitcase included?',
    'has no checked bag',
    'noted that you’d like window seats',
  ],
  [
    'von London nach Lisbon nächsten Freitag, nur hin',
    'Fensterplatz bitte, und ist ein Koffer dabei?',
    'Light (100,00\u00a0£): kein Koffer; Standard (130,00\u00a0£): ein Koffer dabei.',
    'Ich habe es notiert',
  ],
  [
    'quiero volar de London a Lisbon el próximo viernes, solo ida',
    'ventanilla por favor, ¿y está incluida la maleta?',
    'Light (100,00\u00a0£): sin maleta; Standard (130,00\u00a0£): con una maleta.',
    'Lo he anotado',
  ],
])('%s: "%s" notes the seat and answers about the bag', async (search, words, answer, noted) => {
  const thread = await expectConversation([[search, '']])
  const { text } = await thread.say(words)
  expect(text).toContain(answer)
  expect(text).toContain(noted)
})

const FLY: Record<string, [search: string, change: string, found: string]> = {
  German: [
    'Ich möchte von London nach Lisbon fliegen, am 27. November, zurück am 4. Januar, für 2 Erwachsene',
    'wir sind doch 3 Erwachsene',
    'von London nach Lissabon am Freitag, 27. November, zurück am Montag, 4. Januar 2027, für 3 Erwachsene.',
  ],
  French: [
    'Bonjour, je voudrais aller de London à Lisbon le 27 novembre, retour le 4 janvier, pour 2 adultes',
    'finalement nous sommes 3 adultes',
    'de Londres à Lisbonne le vendredi 27 novembre, retour le lundi 4 janvier 2027, pour 3 adultes.',
  ],
  Spanish: [
    'Hola, quiero volar de London a Lisbon el 27 de noviembre, vuelta el 4 de enero, 2 adultos',
    'somos 3 adultos',
    'de Londres a Lisboa el viernes 27 de noviembre, vuelta el lunes 4 de enero de 2027, para 3 adultos.',
  ],
  Hindi: [
    'mujhe London se Lisbon jaana hai 27 November ko, wapas 4 January ko, 2 log',
    '3 log hain',
    'London se Lisbon, Friday 27 November, wapsi Monday 4 January 2027, 3 adults.',
  ],
}
test.each(Object.entries(FLY))('%s: a search is read back, and so is the one that replaces it', async (_, [search, change, found]) => {
  await expectConversation([
    [search, found.replace('3', '2')],
    [change, found],
  ])
})

test('German: filters are said, and what leaves nothing is offered to go', async () => {
  const thread = openSpoken()
  const none = await thread.say('von London nach Lissabon am 4. Dezember, nur hin, Abflug nach 23:30')
  expect(none).toContain('Kein Flug passt: von London nach Lissabon am Freitag, 4. Dezember')
  expect(await thread.say('ohne Qantas')).not.toContain('ohne Qantas')
  await thread.say('alles neu')
  await thread.say('von London nach Lissabon am 4. Dezember, nur hin')
  expect(await thread.say('nur direkt und nicht vor 10 Uhr')).toMatch(/passen: .*Abflug ab 10:00/)
  expect(await thread.say('Abflug nach 23:30')).toMatch(/Ohne den Filter „Abflugzeit“ gäbe es welche\. Soll ich diesen Filter entfernen\?$/)
  expect(await thread.say('ja')).toContain('ohne den Filter Abflugzeit')
})

test.each([
  ['Ich möchte von London nach Lisbon fliegen, am 27. November, nur hin', 'den ersten', 'light', 'ja bitte buchen'],
  ['Bonjour, je voudrais aller de London à Lisbon le 27 novembre, aller simple', 'le premier', 'light', 'oui on réserve'],
  ['Hola, quiero volar de London a Lisbon el 27 de noviembre, solo ida', 'el primero', 'light', 'sí, reserva'],
  ['mujhe London se Lisbon jaana hai 27 November ko, ek taraf', 'pehla', 'light', 'haan book kar do'],
])('"%s" goes to the checkout', async (...messages) => {
  const thread = startThread()
  let tools: string[] = []
  for (const words of messages) tools = (await thread.say(words)).calls.map(({ tool }) => tool)
  expect(tools).toContain('startCheckout')
})

test('the sum is said once when bags are bought with the fare', async () => {
  const thread = startThread()
  for (const words of ['mujhe London se Lisbon jaana hai 27 November ko, ek taraf', 'saath mein khidki wali seat', 'pehla'])
    await thread.say(words)
  const { text } = await thread.say('light')
  expect(text.match(/kul daam/g)).toHaveLength(1)
})

test('two different fares are each named with their direction', async () => {
  await expectConversation([
    ['Ich möchte von London nach Lisbon fliegen, am 27. November, zurück am 29. November', 'Welchen Hinflug möchten Sie?'],
    ['den ersten', 'Welchen Rückflug möchten Sie?'],
    ['den ersten', 'Welchen Tarif möchten Sie'],
    ['hin light, zurück flex', 'Tarif für den Hinflug: Light. Tarif für den Rückflug: Flex.'],
  ])
  await expectConversation([
    ['Ich möchte von London nach Lisbon fliegen, am 27. November, zurück am 29. November', 'Welchen Hinflug möchten Sie?'],
    ['den ersten', 'Welchen Rückflug möchten Sie?'],
    ['den ersten', 'Welchen Tarif möchten Sie'],
    ['für den Hinflug light', 'Tarif für den Hinflug: Light. Welchen Tarif möchten Sie: '],
  ])
})

test('answers stay in the requested language', async () => {
  await expectConversation([
    ['London to Lisbon on 27 November, one way', 'I found'],
    ['en français s’il vous plaît', 'Volontiers, en français désormais. Quel vol souhaitez-vous ?'],
    ['the first one', 'Votre vol :'],
    ['in English please', 'Which fare would you like?'],
  ])
})

test('everyday sentences have no English preface', async () => {
  await expectConversation([
    ['Guten Tag, wie lange dauert der Flug?', 'Das kann ich Ihnen sagen, sobald wir Flüge haben.'],
    ['von London nach Lisbon am 27. November, nur hin', 'Welchen Flug möchten Sie?'],
    ['blorp fnarg', 'Was meinen Sie mit „blorp fnarg“? Welchen Flug möchten Sie?'],
  ])
})

test.each([
  [
    'von London nach Lisbon nächsten Freitag, zurück am Sonntag, zu zweit',
    'Ja, den ersten. Was kostet das mit einem Koffer?',
    'Mit einem Koffer pro Person: zusammen',
  ],
  ['de London à Lisbon vendredi prochain, retour dimanche', 'direct ?', 'directs'],
  ['de London a Lisbon el próximo viernes, vuelta el domingo', '¿la maleta de mano está incluida?', 'equipaje de mano'],
  ['London se Lisbon agle shukravar, wapsi ravivar', 'bag ka kitna lagega?', 'bina check-in bag'],
])('%s: “%s” is answered in its language', async (search, question, answer) => {
  const thread = await expectConversation([[search, '']])
  const { text } = await thread.say(question)
  expect(text).toContain(answer)
  expect(text).not.toMatch(/Englisch|anglais|inglés|English/)
})

test.each([
  [
    'Ich möchte von London nach Lissabon fliegen, am 27. November, nur hin',
    'den ersten',
    'den günstigsten',
    'kasse',
    /^Die Reise kostet insgesamt [\d,]+\u00a0£/,
  ],
  [
    'Hola, quiero volar de London a Lisbon el 27 de noviembre, solo ida',
    'el primero',
    'la más barata',
    'pagar',
    /^El viaje cuesta [\d,]+\u00a0£ en total/,
  ],
])('“%s”: the checkout opens with its total', async (...turns) => {
  const [search, flight, fare, pay, total] = turns
  const thread = openSpoken()
  for (const words of [search, flight, fare]) await thread.say(words)
  expect(await thread.say(pay)).toMatch(total)
})

test('“une seule valise” is one bag, not one traveller', async () => {
  const { situation } = await playWords('Lyon Lisbonne du 12 au 16 avril, 2 adultes', 'non, une seule valise pour nous deux')
  expect(situation?.wishes.adults).toBe(2)
})
