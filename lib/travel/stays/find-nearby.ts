import { foldWords } from '../fold-words'
import { metresBetween } from './placed-hotel'
import type { StayPlace, StaySight } from './stay-place-schema'

/** What somebody wants to stay in or near. */
export type Nearby = { neighbourhood: string } | { sight: StaySight }

/** Words that name no place by themselves. */
const SMALL = new Set('the a an of in on at by near to and la le el il o de da do del der die das area district neighbourhood'.split(' '))
/** What sights are called where they stand, by what travellers call them. */
const KINDS = [
  'castle castelo castillo castel castello chateau burg kastell kastellet fort fortress alcazar',
  'cathedral se duomo dom catedral basilica',
  'palace palacio palazzo palais palau schloss mahal',
  'square plaza praca piazza platz place maidan',
  'market mercado mercato marche markt bazaar souk souks naschmarkt hall',
  'church igreja iglesia chiesa eglise kirche basilica',
  'bridge ponte puente pont',
  'museum museo museu musee museet',
  'monastery mosteiro convento convent monasterio abbey',
  'garden gardens jardim jardin jardines jardins giardino parc park parque vondelpark tiergarten heath',
  'tower torre tour tor turm fernsehturm',
  'temple templo wat shrine',
  'synagogue',
  'mosque masjid camii',
  'beach beaches praia playa plage',
  'zoo oceanario aquarium',
  'river riverside riverfront cais quay',
  'station terminus terminal',
].map((words) => new Set(words.split(' ')))

const OLD_TOWN_NAMES = [
  ...['old town', 'old city', 'old quarter', 'historic centre', 'historic center', 'historical centre', 'old centre', 'old part'],
  ...[
    'altstadt',
    'vieille ville',
    'centre historique',
    'casco antiguo',
    'casco viejo',
    'casco historico',
    'centro historico',
    'centro storico',
  ],
]

/** The neighbourhood or the sight of a place that the words mean; of several sights the one nearest to the centre. Null for none. */
export function findNearby(said: string, place: StayPlace): Nearby | null {
  const wanted = wordsOf(said).filter((word) => !SMALL.has(word))
  if (wanted.length === 0) return null
  const neighbourhood = place.neighbourhoods.find(({ name }) => holdsAll(wordsOf(name), wanted, isSame))
  if (neighbourhood) return { neighbourhood: neighbourhood.name }
  const oldTown = OLD_TOWN_NAMES.includes(wanted.join(' ')) && place.neighbourhoods.find(({ isOldTown }) => isOldTown)
  if (oldTown) return { neighbourhood: oldTown.name }
  const named = place.sights.filter(({ name }) => holdsAll(wordsOf(name), wanted, isSame))
  const kin = place.sights.filter(({ name }) => holdsAll(wordsOf(name), wanted, isKin))
  const [sight] = nearestFirst(named.length > 0 ? named : kin, place)
  if (sight) return { sight }
  // "Belém tower", where the riverfront of Belém is known: what is left without the word for a tower.
  const telling = wanted.filter((word) => !KINDS.some((kind) => kind.has(word)))
  return telling.length > 0 && telling.length < wanted.length ? findNearby(telling.join(' '), place) : null
}

function holdsAll(words: string[], wanted: string[], fits: (word: string, wish: string) => boolean): boolean {
  return wanted.every((wish) => words.some((word) => fits(word, wish)))
}

function isSame(word: string, wish: string): boolean {
  return word === wish || (wish.length > 3 && (word === `${wish}s` || `${word}s` === wish))
}

function isKin(word: string, wish: string): boolean {
  return isSame(word, wish) || KINDS.some((kind) => kind.has(word) && (kind.has(wish) || kind.has(wish.replace(/s$/, ''))))
}

function nearestFirst(sights: StaySight[], { centre }: StayPlace): StaySight[] {
  return sights.toSorted((one, other) => metresBetween(one.point, centre) - metresBetween(other.point, centre))
}

function wordsOf(text: string): string[] {
  return foldWords(text)
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
