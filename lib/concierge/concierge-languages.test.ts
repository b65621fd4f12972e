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
    ['nächsten Freitag, zu zweit', 'Nur der Hinflug, oder wann möchten Sie zurück?'],
    ['zurück am Sonntag', '42 Flüge stehen zur Wahl. Welcher soll es für den Hinflug sein?'],
    ['ich nehme den zweiten', 'Welcher soll es für den Rückflug sein?'],
    ['ich nehme den ersten', 'Welcher Tarif soll es sein?'],
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
      'Lequel prenez-vous pour l’aller ?',
    ],
    ['pourquoi le premier ?', 'Cela, je ne sais le dire qu’en anglais :'],
    ['je prends le moins cher', 'Lequel prenez-vous pour le retour ?'],
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
    ['kal', 'Kewal jaana hai, ya kis din lautna hai?'],
    ['ek taraf', 'Kaun si udaan lenge?'],
  ])
  await expectConversation([
    ['नमस्ते', 'नमस्ते।'],
    ['मुझे London से Lisbon जाना है, कल, 2 लोग', 'केवल जाना है, या किस दिन लौटना है?'],
  ])
})

test('a language that is not spoken here is told so once', async () => {
  const thread = startThread()
  expect((await thread.say('vorrei un volo da London a Lisbon')).text).toContain('I work best in English')
  expect((await thread.say('domani, grazie')).text).not.toContain('I work best in English')
})
