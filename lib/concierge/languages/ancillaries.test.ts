import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

async function play(messages: string[]) {
  const thread = startThread()
  const said: { text: string; calls: unknown[] }[] = []
  for (const words of messages) {
    const { text, calls } = await thread.say(words)
    said.push({ text, calls: calls.map(({ tool, input }) => [tool, input]) })
  }
  return said
}

test('German: seats, bags and meals after the fares', async () => {
  const said = await play([
    'Guten Tag, ich möchte von London nach Lisbon fliegen, am 27. November, nur hin, zu zweit',
    'ich nehme den zweiten',
    'light bitte',
    'Plätze nebeneinander bitte',
    'ich am Fenster und meine Frau am Gang',
    'je einen Koffer',
    'vegetarisches Essen für alle',
    'kein Essen',
    'nein danke',
  ])
  expect(said[2]?.text).toContain('Möchten Sie noch Sitzplätze, Gepäck oder Essen dazubuchen, oder gehen wir zur Kasse?')
  expect(said[3]?.text).toBe('Sitzplätze 12A, 12B: 16,00\u00a0£. Die Reise kostet jetzt 296,00\u00a0£. Gehen wir zur Kasse?')
  expect(said[4]?.calls).toEqual([
    ['chooseSeats', { wish: 'window', passengerIndexes: [0] }],
    ['chooseSeats', { wish: 'aisle', passengerIndexes: [1] }],
  ])
  expect(said[5]?.text).toContain('2 × Koffer 23 kg auf BB22: 52,00\u00a0£')
  expect(said[6]?.calls).toEqual([['chooseMeals', { wish: 'choose', meal: 'vegetarian' }]])
  expect(said[7]?.text).toContain('Essen entfernt.')
  expect(said[8]).toEqual({ text: 'Gehen wir zur Kasse?', calls: [] })
})

test('Spanish: a fare’s English name changes no language', async () => {
  const said = await play([
    'Hola, quiero volar de London a Lisbon el próximo viernes, solo ida',
    'tomo el primero',
    'light',
    'asiento de ventanilla',
    'una maleta',
  ])
  expect(said[2]?.text).toContain('¿Quiere añadir asientos, equipaje o comidas, o vamos al pago?')
  expect(said[3]?.text).toContain('Asientos 14A: 10,00\u00a0£. El viaje cuesta ahora 110,00\u00a0£.')
  expect(said[4]?.text).toMatch(/^1 × maleta 23 kg en \w+: 26,00\u00a0£\./)
})

test('French and Hindi: a window seat, and one wished for too early', async () => {
  const early = await play(['Bonjour, je voudrais une place côté fenêtre'])
  expect(early[0]?.text).toContain('Sièges : vous pourrez les choisir après les vols et les tarifs')
  const hindi = await play(['mujhe London se Lisbon jaana hai, kal, ek taraf', 'pehla', 'light', 'khidki wali seat'])
  expect(hindi[3]?.text).toContain('Seatein 14A: £10.00. Ab yatra ka kul daam £110.00 hai.')
})
