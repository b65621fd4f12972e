import type { Chart } from '../../grammar/chart'
import { allFrames } from '../../grammar/clauses'
import type { Slots } from '../../grammar/lexicon'
import type { Topic } from '../../router/topics'
import type { Table } from '../../table'
import { readAlone } from '../grammar'

/** Words that may speak of a wheelchair without naming it. */
const OF_CHAIR = ['@chair', '@plain-one', '@paid-extra']
/** Words that may ask about a child who flies alone. */
const OF_MINOR = ['@pron', '@allowed', '@minor-may', '@minor-papers', '@escorts']
const MINOR_TOLD = `topic:${'unaccompanied-minor' satisfies Topic}`
/** Behind these an address may stand: "thanks mate". */
const BEFORE_ADDRESS = ['@hello', '@yes', '@no', '@thanks', '@corr', '@but', '@sorry', '@please']
/** "Bhai ke saath", "mate and I", "dost bhi": someone who travels or is spoken of. */
const AFTER_COMPANION = [
  '@and',
  '@with',
  '@joinwith',
  '@plussign',
  '@for-behind',
  '@joins',
  '@travels',
  '@others-travel',
  '@stays',
  '@dropbehind',
  '@alsoword',
  '@of',
  '@ontheday',
  '@is-are',
  '@companion',
  '@kin',
  '@kinchild',
]
/** "With my brother, for my mate, me and bro": someone who is spoken of. */
const BEFORE_COMPANION = [
  '@whose',
  '@an-article',
  '@the-those',
  '@and',
  '@or',
  '@joinwith',
  '@with',
  '@for',
  '@add-also',
  '@plussign',
  '@speaker',
]

/**
 * Empty items at every word: `ages-open` where there are children whose ages a list may tell, `pet-spoken` where an animal comes along
 * or the last answer told of one, `seat-spoken` where it told of a child’s seat, `wheelchair-told` and `minor-told` where one, or a child who
 * flies alone, was spoken of, `bag-stored` where the message asks for left luggage. `called` is whom a message is said to.
 */
export function addPartyItems(chart: Chart, { situation, earlierWords, names, told }: Table): void {
  const { children, infants, childAges } = situation.wishes
  const open = children + infants
  // The age of one child is told with a "he is"; ages that are known already are read again after the search for them.
  if (open > 1) addEverywhere(chart, 'ages-open', { open, known: childAges })
  if (situation.wishes.pets > 0 || told.notes.includes('topic:pets')) addEverywhere(chart, 'pet-spoken', {})
  if (told.notes.includes('topic:children')) addEverywhere(chart, 'seat-spoken', {})
  const isWheelchairTold = (words: string) => allFrames(readAlone(words, names).clauses).some(({ value }) => value.need === 'wheelchair')
  const isOfChair = OF_CHAIR.some((tag) => chart.all(tag).length > 0)
  if (isOfChair && (told.notes.includes('topic:assistance') || earlierWords.some(isWheelchairTold)))
    addEverywhere(chart, 'wheelchair-told', {})
  const isMinorTold = (words: string) =>
    allFrames(readAlone(words, names).clauses).some(({ value }) => value.noAdults === true || value.youngAlone === true)
  if (OF_MINOR.some((tag) => chart.all(tag).length > 0) && (told.notes.includes(MINOR_TOLD) || earlierWords.some(isMinorTold)))
    addEverywhere(chart, 'minor-told', {})
  if (chart.all('@bag-storage').length > 0) addEverywhere(chart, 'bag-stored', {})
  for (const { start, end } of chart.all('@address'))
    if (isCalled(chart, start, end))
      chart.add({ type: 'called', start: isAskedToGive(chart, start) ? start - 1 : start, end, value: {}, plausibility: 0 })
}

/** "Direct flight do, bhai": behind what is wished for, the Hindi word for two is "give". */
function isAskedToGive(chart: Chart, at: number): boolean {
  const isTwo = chart.from(at - 1, '@number').some(({ value }) => (value as Slots).n === 2)
  return at > 1 && isTwo && chart.tokens[at - 1]?.kind === 'word' && OF_WISH.some((tag) => chart.endsAt(at - 1, tag))
}

/** "Bhai mujhe Goa jana hai", "just me, mate": nobody who travels. */
function isCalled(chart: Chart, start: number, end: number): boolean {
  const { tokens } = chart
  const isPause = (at: number) => tokens[at]?.kind === 'sign' && !JOINTS.has(tokens[at]?.low ?? '')
  const isLast = end === tokens.length || isPause(end)
  if (start === 0 && end === tokens.length) return false
  if (start === 0 || isPause(start - 1) || BEFORE_ADDRESS.some((tag) => chart.endsAt(start, tag)))
    return isLast || !AFTER_COMPANION.some((tag) => chart.from(end, tag).length > 0)
  return isLast && tokens[start - 1]?.kind !== 'number' && !BEFORE_COMPANION.some((tag) => chart.endsAt(start, tag))
}

const OF_WISH = ['@flights', '@flight', '@head', '@onebehind', '@direct-flight', '@cheapest', '@superl', '@ticket', '@optionword']
const JOINTS = new Set(['&', '+', '/', '-'])

function addEverywhere(chart: Chart, type: string, value: Slots): void {
  for (const start of chart.tokens.keys()) chart.add({ type, start, end: start, value, plausibility: 0 })
}
