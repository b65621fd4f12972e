import type { Request } from '../requests'

/** What travellers say beside wishes and questions. */
export type Remark =
  | 'new-mind'
  | 'language'
  | 'wants-flight'
  | 'saved'
  | 'are-you-there'
  | 'let-be'
  | 'bring-back'
  | 'any'
  | 'cancel'
  | 'weary'
  | 'unsure'
  | 'no-words'

const OF_REQUEST: Partial<Record<Request, Remark>> = {
  'new-mind': 'new-mind',
  language: 'language',
  saved: 'saved',
  'are-you-there': 'are-you-there',
  'let-be': 'let-be',
  redo: 'bring-back',
  cancel: 'cancel',
  weary: 'weary',
  unsure: 'unsure',
}
const REMARKS: [Remark, RegExp][] = [
  [
    'wants-flight',
    /\b(?:need|want|like|looking for|book|find|search|plan)\b.{0,20}\b(?:flights?|fly|tickets?|trip|journey|travel|holiday|vacation)\b/i,
  ],
  ['no-words', /^[^\p{L}\p{N}]*$/u],
  ['any', /^\W*(?:any|all)(?: kind of)? (?:alliances?|airlines?|airports?|carriers?|times?|seats?|planes?)\b/i],
]

/** The remark that a message is, for one that nothing else could make sense of. */
export function readRemark(words: string, request: Request | null): Remark | null {
  return (request && OF_REQUEST[request]) ?? REMARKS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
