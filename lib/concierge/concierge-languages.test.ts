import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

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
    ['zurück am Sonntag', 'Ich habe 42 Flüge gefunden. Am besten passt'],
    ['ich nehme den zweiten', 'Welchen Rückflug möchten Sie?'],
    ['ich nehme den ersten', 'Welchen Tarif möchten Sie'],
    ['für beide light', 'oder gehen wir zur Kasse?'],
  ])
  expect(thread.situation()).toMatchObject({
    mode: 'trip_summary',
    wishes: { adults: 2, departureOn: '2026-11-20', returnOn: '2026-11-22' },
  })
})

test('French, with a question that there is only an English answer to', async () => {
  await expectConversation([
    [
      'Bonjour, je voudrais aller de London à Lisbon vendredi prochain, retour dimanche, pour deux adultes',
      'Quel vol aller souhaitez-vous ?',
    ],
    ['pourquoi le premier ?', 'Je ne peux le dire qu’en anglais :'],
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
  ['London to Lisbon next Friday, one way', 'window seat please, and is a suitcase included?', 'noted that you’d like window seats'],
  ['von London nach Lisbon nächsten Freitag, nur hin', 'Fensterplatz bitte, und ist ein Koffer dabei?', 'Ich habe es notiert'],
  ['quiero volar de London a Lisbon el próximo viernes, solo ida', 'ventanilla por favor, ¿y está incluida la maleta?', 'Lo he anotado'],
])('%s: "%s" notes the seat and answers about the bag', async (search, words, noted) => {
  const thread = await expectConversation([[search, '']])
  const { text } = await thread.say(words)
  expect(text).toContain('has no checked bag')
  expect(text).toContain(noted)
})
