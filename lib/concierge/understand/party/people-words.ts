import type { Naming } from './said-people'

/** How a noun names people: `each` is how many "my …" stands for; null where the words leave it open ("my kids"). */
export type PeopleWord = { naming: Naming; each: number | null; age?: number }

const LISTS: [Naming, number | null, string][] = [
  ['adult', 1, 'adult grownup senior pensioner teenager teen student lady gentleman man woman guy'],
  ['adult', null, 'adults grownups ups seniors pensioners teenagers teens students ladies gentlemen men women guys'],
  ['person', 1, 'person passenger traveller traveler individual member head soul'],
  ['person', null, 'people persons passengers travellers travelers pax individuals members heads souls folks ppl'],
  ['seat', 1, 'seat ticket'],
  ['seat', null, 'seats tickets'],
  [
    'companion',
    1,
    'wife husband partner girlfriend boyfriend fiance fiancé fiancee fiancée spouse friend mate buddy mum mom mother dad father brother sister sibling colleague coworker boss aunt auntie uncle cousin grandma grandmother granny gran nan grandpa grandfather grandad granddad neighbour neighbor flatmate roommate nanny carer',
  ],
  ['companion', 2, 'parents grandparents inlaws'],
  ['companion', null, 'friends mates buddies brothers sisters siblings colleagues coworkers aunts uncles cousins neighbours neighbors'],
  ['child', 1, 'child kid boy girl toddler minor schoolchild'],
  ['child', null, 'children kids boys girls toddlers minors little ones schoolchildren'],
  ['child', 2, 'twins'],
  ['child', 3, 'triplets'],
  ['kin-child', 1, 'son daughter grandchild grandson granddaughter nephew niece stepson stepdaughter godson goddaughter'],
  ['kin-child', null, 'sons daughters grandchildren grandsons granddaughters nephews nieces stepsons stepdaughters'],
  ['infant', 1, 'infant baby newborn'],
  ['infant', null, 'infants babies newborns'],
  ['pet', 1, 'dog cat pet puppy kitten'],
  ['pet', null, 'dogs cats pets puppies kittens'],
  ['eldest', 1, 'eldest oldest'],
  ['youngest', 1, 'youngest'],
]
const WORDS = new Map<string, PeopleWord>(
  LISTS.flatMap(([naming, each, words]) => words.split(' ').map((word): [string, PeopleWord] => [word, { naming, each }])),
)
for (const word of ['little', 'ones']) WORDS.delete(word)

export function peopleWord(text: string): PeopleWord | undefined {
  return WORDS.get(text)
}
