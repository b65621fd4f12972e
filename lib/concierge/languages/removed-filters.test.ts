import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

test.each([
  [
    'von London nach Lissabon am 27. November, nur hin',
    'unter 300 Pfund und nach 9 Uhr',
    'entferne den Filter für die Uhrzeit',
    'ohne den Filter Abflugzeit',
  ],
  ['de London à Lisbonne le 27 novembre, aller simple', 'escale de moins de 3 heures et 12 h au total', 'retire le filtre durée', 'durée'],
  ['de London à Lisbonne le 27 novembre, aller simple', 'pas avant 9 h', 'laissez tomber les horaires', 'heure de départ'],
  ['von London nach Lissabon am 27. November, nur hin', 'nicht vor 9 Uhr', 'vergiss die Uhrzeiten', 'ohne den Filter Abflugzeit'],
  [
    'de Londres a Lisboa el 27 de noviembre, solo ida',
    'menos de 300 libras y después de las 9',
    'quita el filtro de hora',
    '«hora de salida',
  ],
  [
    'London se Lisbon 27 November ko, ek taraf',
    '300 pound ke andar aur subah 9 baje ke baad',
    'samay wala filter hatao',
    'nikalne ka samay',
  ],
])('%s, %s: “%s” takes away that filter alone', async (search, narrow, remove, said) => {
  const spoken = openSpoken()
  await spoken.say(search)
  await spoken.say(narrow)
  const text = await spoken.say(remove)
  expect(text).toContain(said)
  const [last] = (await spoken.commands()).slice(-1)
  expect(last?.command).toMatchObject({ type: 'filter-flights' })
})

test.each([
  ['von London nach Lissabon am 27. November, nur hin', 'unter 300 Pfund und nach 9 Uhr', 'entferne diesen Filter', 'Welchen Filter'],
  ['de Londres a Lisboa el 27 de noviembre, solo ida', 'menos de 300 libras y después de las 9', 'quita ese filtro', '¿Qué filtro'],
])('%s, %s: “%s” asks which one', async (search, narrow, remove, question) => {
  const spoken = openSpoken()
  await spoken.say(search)
  await spoken.say(narrow)
  expect(await spoken.say(remove)).toContain(question)
})

test('“quita ese filtro” gives no seats back', async () => {
  const spoken = openSpoken()
  for (const words of ['de Londres a Lisboa el 27 de noviembre, solo ida', 'el primero', 'light', 'asiento de ventanilla'])
    await spoken.say(words)
  const before = (await spoken.commands()).length
  await spoken.say('quita ese filtro')
  expect(await spoken.commands()).toHaveLength(before)
})
