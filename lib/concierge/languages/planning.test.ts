import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

type Turn = [said: string, answer: string]

async function converse(turns: Turn[]) {
  const thread = openSpoken()
  for (const [said, answer] of turns) expect(await thread.say(said), said).toContain(answer)
  expect(thread.refused).toEqual([])
  return (await thread.commands()).map(({ command }) => command.type)
}

test('a plan in German', async () => {
  const commands = await converse([
    ['Plane 3 Tage in Lissabon für mich', 'Hier sind 3 Tage in Lissabon.'],
    ['einen Tag länger bitte', 'Neu dabei: Oceanário de Lisboa.'],
    ['lass das Museum weg', 'Nicht mehr dabei: Museu Nacional dos Coches.'],
    ['tausche die Burg gegen etwas anderes', 'Nicht mehr dabei: Castelo de São Jorge.'],
    ['verschiebe Belém auf Tag 2', 'Ich habe den Plan für Lissabon geändert.'],
    ['langsamer bitte', 'Nicht mehr dabei:'],
  ])
  expect(commands).toEqual(['set-plan', 'lengthen-plan', 'drop-stop', 'swap-stop', 'move-stop', 'change-plan'])
})

test('a plan in French, and flights by a yes', async () => {
  await converse([
    ['Planifie 3 jours à Lisbonne pour moi', 'Voici 3 jours à Lisbonne.'],
    ['enlève le musée', 'Retiré : Museu Nacional dos Coches.'],
    ['un jour de plus', 'Dois-je chercher des vols ?'],
    ['oui', 'D’où partez-vous ?'],
  ])
})

test('a plan in Spanish', async () => {
  await converse([
    ['Planifica 3 días en Lisboa para mí', 'Aquí tiene 3 días en Lisboa.'],
    ['va a llover el día 2', 'Nuevo en el plan:'],
    ['quita el museo', 'Fuera del plan:'],
  ])
})

test('a plan in Hindi, in both scripts', async () => {
  await converse([
    ['Lisbon mein 3 din ka plan banao', 'Lisbon mein 3 din ka plan yeh hai.'],
    ['museum hata do', 'Plan se hataya: Museu Nacional dos Coches.'],
  ])
  await converse([['लिस्बन में 3 दिन का प्लान बनाओ', 'लिस्बन में 3 दिन का प्लान यह है।']])
})

test.each([
  ['Irgendwo warm im März unter 300 € ab Wien', 'Orte passen, ab Wien: '],
  ['Quelque part au chaud en mars à moins de 300 € depuis Vienne', 'lieux conviennent, au départ de Vienne : '],
  ['Algún sitio cálido en marzo por menos de 300 € desde Viena', 'lugares encajan, desde Viena: '],
  ['March mein kahin garam jagah Vienna se', 'jagahein theek baithti hain: '],
])('"%s"', async (said, answer) => {
  await converse([[said, answer]])
})

test.each([
  ['Lissabon oder Porto im Mai?', 'Von wo möchten Sie losreisen?', 'Berlin', 'Im Vergleich, ab Berlin: Lissabon (23 °C'],
  ['Lisbonne ou Porto en mai ?', 'D’où souhaitez-vous partir ?', 'Paris', 'Comparaison au départ de Paris : Lisbonne (23 °C'],
  ['¿Lisboa o Oporto en mayo?', '¿Desde dónde quiere salir?', 'desde Madrid', 'Comparación desde Madrid: Lisboa (23 °C'],
])('"%s"', async (said, question, from, answer) => {
  await converse([
    [said, question],
    [from, answer],
  ])
})
