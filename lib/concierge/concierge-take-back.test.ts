import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

type State = NonNullable<Awaited<ReturnType<typeof playWords>>['situation']>

const TRIP = {
  en: 'from London to Malaga, 14 January to 21 January',
  de: 'von Berlin nach Rom vom 14. Januar bis 21. Januar',
  fr: 'de Paris à Rome du 14 janvier au 21 janvier',
  es: 'de Madrid a Roma del 14 de enero al 21 de enero',
  hi: 'delhi se dubai 14 january, wapsi 21 ko',
}
const kept = (state: State) => [...(state.memory?.likes ?? []), ...(state.memory?.needs ?? [])].join()
const pets = ({ wishes }: State) => wishes.pets
const infants = ({ wishes }: State) => wishes.infants
const bags = ({ wishes }: State) => wishes.checkedBags
const filters = ({ slices }: State) => slices.flatMap((slice) => slice.filters ?? []).join()
const budget = (state: State) => state.budget?.limit ?? 'none'

/** What is asked of the trip, what it leaves there, how it is taken back, and what is left then. */
const SLOTS: [said: string, slot: (state: State) => unknown, standing: unknown, takenBack: string[], left: unknown][] = [
  [
    `two adults ${TRIP.en}, my mum needs a wheelchair`,
    kept,
    'wheelchair',
    [
      'no, she doesn’t need a wheelchair',
      'forget the wheelchair',
      'actually no wheelchair after all',
      'she’s walking fine now, no need for assistance',
    ],
    '',
  ],
  [
    `two adults ${TRIP.en}, I can’t walk far`,
    kept,
    'little-walking',
    ['I can walk fine', 'actually walking is no problem', 'no wheelchair needed'],
    '',
  ],
  [
    `two adults ${TRIP.en}, we’re vegetarian`,
    kept,
    'vegetarian',
    ['actually we’re not vegetarian', 'forget the vegetarian thing', 'no, she isn’t vegetarian'],
    '',
  ],
  [`two adults ${TRIP.en}, my husband eats halal`, kept, 'halal', ['he doesn’t need halal food'], ''],
  [`two adults ${TRIP.en}, gluten free please`, kept, 'gluten-free', ['nobody needs gluten free any more'], ''],
  [`two adults ${TRIP.en}, and we love beaches`, kept, 'beach', ['we don’t care about beaches', 'forget the beach'], ''],
  [
    `two adults ${TRIP.en} with our dog`,
    pets,
    1,
    ['actually no pets', 'the dog is staying at home', 'we won’t take the dog after all', 'forget the dog'],
    0,
  ],
  [`two adults and a baby ${TRIP.en}`, infants, 1, ['the baby isn’t coming', 'no baby after all', 'the kid isn’t coming'], 0],
  [`two adults ${TRIP.en}, one suitcase each`, bags, 1, ['no suitcases after all', 'we don’t need the bags'], 0],
  [`two adults ${TRIP.en}, budget £500`, budget, '£500.00', ['forget the budget', 'we have no budget limit after all'], 'none'],
  [`two adults ${TRIP.en}, direct only`, ({ wishes }) => wishes.directOnly, true, ['it doesn’t have to be direct', 'forget direct'], false],
  [
    `two adults ${TRIP.en}, refundable`,
    ({ wishes }) => wishes.cabinClass,
    'economy-without-restrictions',
    ['it doesn’t have to be refundable'],
    'economy-with-restrictions',
  ],
  [
    `two adults ${TRIP.en}, no early mornings`,
    filters,
    'leaving after 09:00,leaving after 09:00',
    ['early is fine', 'I don’t mind early starts'],
    '',
  ],
  [
    `two adults ${TRIP.en}, with extra legroom`,
    filters,
    'with more legroom than usual,with more legroom than usual',
    ['no need for legroom'],
    '',
  ],
  [`two adults ${TRIP.en}, no Ryanair`, filters, 'without FR,without FR', ['Ryanair is fine after all'], ''],
  // further languages
  [
    `Zwei Erwachsene ${TRIP.de}, meine Mutter braucht einen Rollstuhl`,
    kept,
    'wheelchair',
    ['nein, sie braucht keinen Rollstuhl', 'doch kein Rollstuhl', 'vergiss den Rollstuhl'],
    '',
  ],
  [`Zwei Erwachsene ${TRIP.de}, ich kann nicht weit laufen`, kept, 'little-walking', ['ich kann gut laufen'], ''],
  [`Zwei Erwachsene ${TRIP.de}, wir lieben Strand`, kept, 'beach', ['Strand ist uns egal'], ''],
  [`Zwei Erwachsene ${TRIP.de} mit Hund`, pets, 1, ['doch keine Haustiere', 'wir nehmen den Hund doch nicht mit'], 0],
  [
    `Deux adultes ${TRIP.fr}, ma mère a besoin d’un fauteuil roulant`,
    kept,
    'wheelchair',
    ['non, elle n’a pas besoin de fauteuil roulant', 'oubliez le fauteuil roulant'],
    '',
  ],
  [`Deux adultes ${TRIP.fr}, je ne peux pas marcher beaucoup`, kept, 'little-walking', ['je marche très bien'], ''],
  [`Deux adultes ${TRIP.fr} avec un chien`, pets, 1, ['finalement pas d’animaux', 'on ne prend pas le chien'], 0],
  [
    `Dos adultos ${TRIP.es}, mi madre necesita silla de ruedas`,
    kept,
    'wheelchair',
    ['no, no necesita silla de ruedas', 'al final sin silla de ruedas', 'olvida la silla de ruedas'],
    '',
  ],
  [`Dos adultos ${TRIP.es}, no puedo caminar mucho`, kept, 'little-walking', ['puedo caminar bien'], ''],
  [`Dos adultos ${TRIP.es}, somos vegetarianos`, kept, 'vegetarian', ['no somos vegetarianos'], ''],
  [`Dos adultos ${TRIP.es} con un perro`, pets, 1, ['al final sin mascotas', 'no llevamos al perro'], 0],
  [
    `${TRIP.hi}, 2 log, maa ko wheelchair chahiye`,
    kept,
    'wheelchair',
    ['nahi, wheelchair nahi chahiye', 'wheelchair ki zaroorat nahi hai', 'wheelchair rehne do'],
    '',
  ],
  [`${TRIP.hi}, 2 log, hum shakahari hain`, kept, 'vegetarian', ['hum shakahari nahi hain'], ''],
  [`${TRIP.hi}, 2 log aur ek bachcha god mein`, infants, 1, ['bachcha nahi aa raha'], 0],
  ['दिल्ली से दुबई 14 जनवरी, वापसी 21 को, 2 लोग, माँ को व्हीलचेयर चाहिए', kept, 'wheelchair', ['व्हीलचेयर नहीं चाहिए', 'व्हीलचेयर की ज़रूरत नहीं है'], ''],
]

test.each(SLOTS.flatMap(([said, slot, standing, takenBack, left]) => takenBack.map((words) => ({ words, said, slot, standing, left }))))(
  '“$words” takes back what stood',
  async ({ words, said, slot, standing, left }) => {
    const before = (await playWords(said)).situation
    expect(before && slot(before)).toBe(standing)
    const { situation } = await playWords(said, words)
    expect(situation && slot(situation)).toBe(left)
  },
)

test.each([
  [`two adults and a baby ${TRIP.en}, we bring a pram`, 'forget the pram', /^All right\./],
  [`Zwei Erwachsene und ein Baby ${TRIP.de}, mit Kinderwagen`, 'vergiss den Kinderwagen', /^In Ordnung\./],
  [`Deux adultes et un bébé ${TRIP.fr}, avec une poussette`, 'oubliez la poussette', /^D’accord\./],
  [`Dos adultos y un bebé ${TRIP.es}, con carrito`, 'olvida el carrito', /^De acuerdo\./],
])('what was only told of asks the guide nothing when it is taken back: “%2$s”', async (said, words, answer) => {
  expect((await playWords(said, words)).text).toMatch(answer)
})
