import type { Language } from '../grammar/languages'
import { conceptsOf, wordsOf } from './concepts'
import { withoutNames } from './tokens'

/** Words that tell nothing about a topic on their own; lexicon phrases may contain them. */
const GLUE = new Set(
  `a an the this that these those it its i we you he she they me us him her them my our your his their mine one some any all both each and or but so if
  of to in on at by for from with without into onto out off up down as than then there here is are was were be been being am im ive id ill youre
  do does did done have has had having will would shall should can could may might must not no dont doesnt didnt isnt arent wont cant cannot
  what whats which who whom whose when where how why tell please want need needing like know get got give make let go going come say use put take see ask
  just also too very really so much many more most other another only even still already again now ever own about around over after before until
  thing way something anything someone somebody anybody thank help want find look lot bit new good best right well possible able supposed kind sort`
    .split(/\s+/)
    .flatMap((word) => wordsOf(word)),
)
/** Concepts used only by forms, or only to choose among the details of an answer. */
const APART = new Set(
  `self-harm emergency weapon drug get-hold crime forged violence smuggle other-people their-data inner-data show-me insult machine
  bereaved die lose fed-up-here own-feast turned-away law-eu law-uk law-us law-canada law-india southern-europe big-dog twelve turns-two day-after minutes
  own-chair support-animal after-booking early-room bad-weather technical downgraded through-bag two-passports consent book-ahead codeshare
  pacemaker alcohol tap-water wallet married fall-ill snub-nosed health-certificate little-ones teenager who-to-call put-up bag-storage`.split(
    /\s+/,
  ),
)
/** Ways of asking and wishing: they count only beside a concept of the topic itself. */
const ASKING = new Set('may-i do-i-need how-do-i want cost when courtesy how-many explain where-is kin friend enter bring'.split(' '))

/**
 * The model's features of a clause: its content words without names, `#` for any number, and, marked by `@`, its concepts
 * and every pair of them. The words of other languages are no English ones: their concepts alone tell.
 */
export function featuresOf(clause: string, language: Language = 'en'): string[] {
  const content = language === 'en' ? wordsOf(withoutNames(clause)).filter((word) => !GLUE.has(word)) : []
  const concepts = conceptsOf(clause, language)
    .filter((concept) => !APART.has(concept))
    .toSorted()
  const pairs = concepts.flatMap((one, index) => concepts.slice(index + 1).map((other) => `@${one}+${other}`))
  const alone = concepts.filter((concept) => !ASKING.has(concept)).map((concept) => `@${concept}`)
  return [...new Set([...content.map((word) => (/^\d/.test(word) ? '#' : word)), ...alone, ...pairs])]
}
