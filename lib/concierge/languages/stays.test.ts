import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

const UNTIL_THE_FARE: Record<string, string[]> = {
  hi: ['mujhe London se Lisbon jaana hai 27 November ko, ek taraf', 'pehla', 'light'],
  de: ['Ich möchte von London nach Lissabon fliegen, am 27. November, nur hin', 'den ersten', 'light'],
}

test('Hindi: a place to stay is kept by its place in the list, and the next step follows', async () => {
  const spoken = openSpoken()
  for (const words of [...(UNTIL_THE_FARE.hi ?? []), 'Lisbon mein hotel dikhao 27 November se 30 November tak']) await spoken.say(words)
  expect(await spoken.say('pehla wala hotel rakh do')).toMatch(/aapki yatra ke saath rakh liya hai, .+ Kya ab checkout karein\?$/)
  expect(await spoken.say('haan yeh hotel rakh lo aur checkout karo')).toMatch(/rakh liya hai, .+ Checkout khula hai\./)
})

test('German: the place to stay that is given up is followed by the next step', async () => {
  const spoken = openSpoken()
  for (const words of [...(UNTIL_THE_FARE.de ?? []), 'ein Hotel in Lissabon vom 27. bis 30. November', 'ich nehme das erste'])
    await spoken.say(words)
  expect(await spoken.say('doch kein Hotel')).toMatch(/keine Unterkunft mehr gespeichert\. Gehen wir zur Kasse\?$/)
})
