import type { ExtraOption } from './offer-details'

const EXTRA_SEAT =
  /\b(?:extra|second|additional|another|empty|spare) seats?\b|\bseats? (?:next to|beside) (?:me|us)\b|\b(?:cellos?|double bass)\b/
const PET = /\b(?:pets?|animals?|dogs?|puppy|puppies|cats?|kittens?|rabbits?)\b/

/** Whether the words are for an animal’s place. */
export function isPetMeant(said: string): boolean {
  return PET.test(said.toLowerCase())
}

/** Whether they are for a seat beside one’s own, or for a thing that needs one. */
export function isExtraSeatMeant(said: string): boolean {
  return EXTRA_SEAT.test(said.toLowerCase())
}

/** Where the words want the animal; undefined where they leave it open. */
export function petPlaceMeant(said: string): 'cabin' | 'hold' | undefined {
  if (/\bcabin\b|\bunder (?:the|my) seat\b/i.test(said)) return 'cabin'
  return /\bhold\b|\bcargo\b/i.test(said) ? 'hold' : undefined
}

/** What one says for an extra, and how airlines name it: the first name that is sold is meant. */
const EXTRAS: [words: RegExp, names: RegExp[]][] = [
  [
    /\b(?:priority|speedy|early|first) boarding\b|\bboard (?:first|early)\b|\bpriority\b(?! (?:pass|lane|security))/,
    [/priority|speedy|early board/],
  ],
  [
    /\bfast[- ]?(?:track|lane)\b|\bpriority (?:lane|security)\b|\b(?:skip|jump) the (?:security )?(?:line|queue)\b/,
    [/fast[- ]?(?:track|lane)/, /security/],
  ],
  [/\blounges?\b|\bpriority pass\b/, [/lounge/]],
  [/\b(?:skis?|snowboards?|ski (?:bag|gear|equipment))\b/, [/\bskis?\b|snow ?board/, /sport/]],
  [/\b(?:bikes?|bicycles?)\b/, [/bike|bicycle|cycle/, /sport/]],
  [/\bgolf\b/, [/golf/, /sport/]],
  [/\bsurf ?boards?\b|\bkite ?boards?\b/, [/surf|kite/, /sport/]],
  [/\bsports? (?:equipment|gear)\b/, [/sport/, /\bskis?\b|golf|surf|bike|bicycle/]],
  [EXTRA_SEAT, [/\b(?:extra|second|additional) seat/]],
  [/\binstruments?\b|\b(?:guitar|cello|violin)\b/, [/instrument/]],
  [/\bcancel\w*\b|\bcfar\b|\bgive (?:it|them|the tickets?) back\b/, [/cancel|any reason/, /refund/, /flex/]],
  [/\bflex\w*\b|\bchang(?:e|es|ing|eable)\b/, [/flex/, /change/, /any reason/]],
  [/\brefund\w*\b/, [/refund/, /cancel|any reason/, /flex/]],
  [/\bwi-?fi\b|\binternet\b/, [/wi-?fi|internet/]],
  [/\b(?:carbon|co2|co₂|climate|offset)\b/, [/carbon|co2|co₂|climate|offset/]],
  [PET, [/\bpet|animal|\bdog|\bcat\b/]],
  [/\binsur\w+\b/, [/insur/]],
]

/** The extras of a list that the words mean, by the airline's own name first, then by what one says for them. */
export function extrasMeant<Option extends Pick<ExtraOption, 'name' | 'description'>>(said: string, options: Option[]): Option[] {
  const words = said.toLowerCase().trim()
  const named = (pattern: (name: string) => boolean) => options.filter(({ name }) => pattern(name.toLowerCase()))
  const exact = named((name) => name === words)
  if (exact.length > 0 || words === '') return exact
  const patterns = EXTRAS.find(([spoken]) => spoken.test(words))?.[1] ?? []
  for (const pattern of patterns) {
    const meant = named((name) => pattern.test(name))
    if (meant.length > 0) return meant
  }
  const plain = words.replace(/\b(?:an?|the|please|for|everyone|everybody|all|us|me)\b/g, ' ').trim()
  return plain === '' ? [] : named((name) => name.includes(plain) || plain.includes(name))
}
