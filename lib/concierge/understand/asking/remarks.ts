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

const REMARKS: [Remark, RegExp][] = [
  [
    'language',
    /\b(?:do|can) (?:you|u) (?:speak|talk|understand|write)\b|\bin (?:english|german|french|spanish|hindi|italian|another language)\W*$/i,
  ],
  ['saved', /\b(?:is|are|will|did)\b.{0,25}\b(?:saved?|stored?|kept|keep)\b/i],
  [
    'wants-flight',
    /\b(?:need|want|like|looking for|book|find|search|plan)\b.{0,20}\b(?:flights?|fly|tickets?|trip|journey|travel|holiday|vacation)\b/i,
  ],
  ['no-words', /^[^\p{L}\p{N}]*$/u],
  ['bring-back', /^\W*(?:please )?(?:re-?do\b|undo the undo\b|bring (?:it|that) back\b)/i],
  [
    'cancel',
    /^\W*(?:(?:please|just|then|ok(?:ay)?|no)\W+)*(?:cancel|forget|drop|scrap|abort|quit|stop)(?:\W+(?:it|this|that|all|everything|(?:the|my|this) (?:trip|booking|search)))*\W*(?:please\W*)?$/i,
  ],
  ['are-you-there', /\bare you (?:still )?(?:there|here|alive|awake)\b|\b(?:anybody|anyone) (?:there|here)\b/i],
  [
    'let-be',
    /^\W*(?:ok(?:ay)?\W+)?never ?mind\W*$|^\W*(?:leave|let) it(?: be)?\W*$|^\W*(?:(?:ok(?:ay)?|all|we(?:'re| are)|i(?:'?m| am))\W+)*(?:done|finished)(?: (?:now|here|with (?:that|this|it)))?\W*$/i,
  ],
  [
    'new-mind',
    /\bchang\w* (?:my|our) minds?\b|\b(?:chang\w*|different|new|move|wrong)\b.{0,25}\b(?:dates?|days?|times?|airports?|cit(?:y|ies))\b/i,
  ],
  [
    'any',
    /^\W*(?:any|all)(?: kind of)? (?:alliances?|airlines?|airports?|carriers?|times?|seats?|planes?)(?: (?:is|are|will|would))?(?: (?:be )?(?:fine|ok(?:ay)?|good|do))?\W*$/i,
  ],
  [
    'weary',
    /\b(?:ugh|argh|hate|tired of|fed up|stress(?:ed|ful|ing)|annoy(?:ed|ing)|frustrat\w+|nightmare|confus(?:ed|ing)|overwhelm\w+|complicated|nervous|afraid|scared|anxious)\b/i,
  ],
  [
    'unsure',
    /\b(?:not (?:so |quite |yet )?sure|maybe|perhaps|^\W*(?:wait|later|hold on|hang on|one (?:sec\w*|moment|minute))\b|unsure|undecided|no idea|don'?t know(?: yet)?|can(?:'t|not) (?:decide|say)|h+m+)\b/i,
  ],
]

/** The remark that a message is, for one that nothing else could make sense of. */
export function readRemark(words: string): Remark | null {
  return REMARKS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
