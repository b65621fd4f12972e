import { foldWords } from './claim'
import { ALL_WORDS } from './words/all-words'

const rowsOf = (phrases: readonly string[]) => phrases.map((phrase) => foldWords(phrase).split(' '))
const setOf = (words: readonly string[]) => new Set(words.map(foldWords))
const ACTS = ALL_WORDS.flatMap(({ acts }) => {
  if (!acts) return []
  const { subjects, passives, between, endings, irregular, can, isLast = false } = acts
  const ofTraveller = passives && { own: setOf(passives.own), subjects: rowsOf(passives.subjects) }
  return [
    {
      subjects: rowsOf(subjects),
      ofTraveller,
      between: setOf(between),
      endings: endings.map(foldWords),
      irregular: setOf(irregular),
      can: setOf(can),
      isLast,
    },
  ]
})
const FUTURES = ALL_WORDS.flatMap(({ acts }) =>
  acts?.futures ? [{ subjects: rowsOf(acts.futures.subjects), between: setOf(acts.between), may: setOf(acts.futures.may) }] : [],
)
/** Shorter ones only look like what was done: "red", "bed". */
const SHORTEST = 4

/** "I've forwarded it", "your trip was purchased": of what was done only what the assistant can do may have been. `words` are folded. */
export function tellsImpossibleAct(words: readonly string[]): boolean {
  return ACTS.some(({ subjects, ofTraveller, between, endings, irregular, can, isLast }) => {
    const isImpossible = (word = '') => {
      const looksDone = irregular.has(word) || (word.length >= SHORTEST && endings.some((ending) => word.endsWith(ending)))
      return looksDone && !can.has(word)
    }
    const isOfTraveller = words.some((word) => ofTraveller?.own.has(word))
    const told = isOfTraveller ? [...subjects, ...(ofTraveller?.subjects ?? [])] : subjects
    return told.some((subject) => {
      const rest = wordsBehind(words, subject)?.filter((word) => !between.has(word))
      return rest !== undefined && isImpossible(isLast ? rest.at(-1) : rest[0])
    })
  })
}

/** "I'll phone the hotel": of what is still to be done only what the assistant can do will be. */
export function promisesImpossibleAct(words: readonly string[]): boolean {
  return FUTURES.some(({ subjects, between, may }) =>
    subjects.some((subject) => {
      const [next] = wordsBehind(words, subject)?.filter((word) => !between.has(word)) ?? []
      return next !== undefined && !may.has(next)
    }),
  )
}

function wordsBehind(words: readonly string[], subject: readonly string[]): readonly string[] | undefined {
  const at = words.findIndex((_, index) => subject.every((word, offset) => words[index + offset] === word))
  return at < 0 ? undefined : words.slice(at + subject.length)
}
