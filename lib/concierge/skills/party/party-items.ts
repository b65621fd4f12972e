import type { Chart } from '../../grammar/chart'
import { allFrames } from '../../grammar/clauses'
import type { Slots } from '../../grammar/lexicon'
import type { Table } from '../../table'
import { readAlone } from '../grammar'

/** Words that may speak of a wheelchair without naming it. */
const OF_CHAIR = ['@chair', '@plain-one', '@paid-extra']

/**
 * Empty items at every word: `ages-open` where there are children whose ages a list may tell, `pet-spoken` where an animal comes along
 * or the last answer told of one, `seat-spoken` where it told of a child’s seat, `wheelchair-told` where one was spoken of.
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
}

function addEverywhere(chart: Chart, type: string, value: Slots): void {
  for (const start of chart.tokens.keys()) chart.add({ type, start, end: start, value, plausibility: 0 })
}
