import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './project-files'
import { heldTexts } from './texts'

/** One term for one thing: what must not be written for travellers, and what is written instead. */
const TERMS: [RegExp, string][] = [
  [/\bthreads?\b/i, 'trip'],
  [/\bassistants?\b/i, 'concierge; AI service for a connected model'],
  [/\b(?:press|click)(?:es|ed|ing|s)?\b/i, 'tap, choose, or the name of the button'],
  [/\bpick(?:s|ed|ing)?\b/i, 'choose; recommend for what we put forward'],
  [/\bselect(?:s|ion|ing|ed)?\b(?! the (?:text|link)|, so you can copy)/i, 'choose'],
  [/\b(?:every|any|some)body\b/i, 'everyone, anyone, someone'],
  [/\be-mails?\b|\bmails?\b/i, 'email'],
  [/\b(?:your|this|the) orders?\b/i, 'booking'],
  [/\bmy bookings\b/i, 'Your bookings'],
  [/\bway (?:out|back)\b/i, 'outbound, return'],
  [/(?:…|\d) in all(?:[.,;]|$)/i, 'in total'],
  [/\b(?:the|ask the) (?:house|property)\b/i, 'the place'],
  [/\b(?:trip|choices|passengers|dates|flights and fares) (?:is|are) kept\b/i, 'we’ve kept …'],
  [/\blog ?in\b(?! again$)/i, 'sign in'],
  [/\bchange of airports?\b|\bchanging airports?\b/i, 'airport change'],
  [/\b(?:traveler|favorite|color|center|canceled)s?\b/i, 'the British spelling'],
  [/\bone moment\b/i, 'what is being done, or a skeleton'],
]
/** Said in full where speech is shorter. */
const STIFF = /\b(?:cannot|(?:do|does|did|could|would|should|is|are|was|were|has|have|had|will) not)\b/i

const SOURCES = ['lib', 'app']
  .flatMap((folder) => projectFiles(folder))
  .filter((path) => /\.ts$/.test(path) && !/test|generated|\(quality\)/.test(path))
const TEXTS = SOURCES.filter((path) => path.startsWith('lib/texts/') && !/quality|texts\/replay/.test(path))
const PAGES = SOURCES.filter((path) => /^lib\/content\/(?:about|faq|privacy|terms|landings\/[\w-]+)\.ts$/.test(path))
/** Sentences of refusals and faults, and those of the concierge. */
const SAYING = SOURCES.filter(
  (path) => /^lib\/concierge\/say\/|^lib\/chat\/model-fault/.test(path) || /\brefuse\(|OutsideFailure\(/.test(readProjectFile(path)),
)

const SENTENCE = /^\P{Ll}.* .*[.?]$/su
const NAME = /^[\w-]+$/
const written = [
  ...[...TEXTS, ...PAGES].flatMap((path) =>
    heldTexts(path, readProjectFile(path)).filter(({ words }) => !NAME.test(words) || /^\p{Lu}/u.test(words)),
  ),
  ...SAYING.flatMap((path) => heldTexts(path, readProjectFile(path)).filter(({ words }) => SENTENCE.test(words))),
]

test('texts are found with their lines, and values within them are left out', () => {
  const source = [
    "import { a } from './some press'",
    "export const ask = { 'some key': 'Ask again' }",
    'export const of = (n: number) => `${n} of us`',
  ].join('\n')
  expect(heldTexts('a.ts', source)).toEqual([
    { where: 'a.ts:2', words: 'Ask again' },
    { where: 'a.ts:3', words: '… of us' },
  ])
  expect(written.length).toBeGreaterThan(1_500)
})

test('texts for travellers use one term for one thing', () => {
  const strays = written.flatMap(({ where, words }) =>
    TERMS.flatMap(([term, instead]) =>
      term.test(words) ? [`${where} says “${term.exec(words)?.[0]}” in “${words}”: write ${instead}`] : [],
    ),
  )
  expect(strays).toEqual([])
})

test('texts for travellers are as short as speech: can’t, doesn’t, isn’t', () => {
  expect(
    written.flatMap(({ where, words }) => (STIFF.test(words) ? [`${where} says “${STIFF.exec(words)?.[0]}” in “${words}”`] : [])),
  ).toEqual([])
})
