import type { Spoken } from './find-flights'
import type { PickList } from './fold'

/** On the list of the way out alone: the flights that are meant, by their numbers in one text. */
export const POINTED: [words: string, flights: string][] = [
  ['the second one', 'ZD7'],
  ['the first', 'KA40'],
  ['number 3 please', 'KA10'],
  ['option five', 'OM310'],
  ['4', 'KA40'],
  ['the last one', 'KA10'],
  ['the cheapest', 'KA40'],
  ['I take the quickest', 'ZD7'],
  ['the best one', 'KA10'],
  ['the earliest', 'OM300'],
  ['ka10', 'KA10'],
  ['the ZD 7', 'ZD7'],
  ['the OM one', 'OM300 OM310'],
  ['zephyr please', 'ZD7'],
  ['the Kestrel flight in the evening', 'KA40'],
  ['the 9:40', 'KA10'],
  ['the one at 1:05 pm', 'ZD7'],
  ['the one leaving at 7.15pm', 'KA40'],
  ['the morning one', 'KA10 OM300'],
  ['the cheapest morning one', 'OM300'],
  ['the cheapest omni flight', 'OM300'],
  ['the second omni flight', 'OM310'],
  ['the cheapest one with one stop', 'OM300'],
  ['the 2nd fastest', 'KA10'],
  ['the third cheapest', 'OM310'],
  ['the one leaving after 1pm', 'KA40 ZD7 OM310'],
  ['the one departing before noon', 'KA10 OM300'],
  ['the one landing before 11pm', 'KA40 ZD7 KA10 OM300'],
  ['the £110 one', 'KA10'],
  ['the first two', 'KA40 ZD7'],
  ['the two fastest', 'ZD7 KA10'],
  ['the cheaper of the first two', 'KA40'],
  ['the later of the first three', 'KA40'],
]

/** With both lists shown, the way back last: what is taken, in the order said. */
export const TAKEN: [words: string, flights: string[]][] = [
  ['the second one', ['KA50']],
  ['the first one out and the first one back', ['KA40', 'OM91']],
  ['the first one is fine, and the first one back', ['KA40', 'OM91']],
  ['the 9:40 out and the 13:30 back', ['KA10', 'KA50']],
  ['the cheapest return in the evening', ['OM91']],
  ["I'll go with the Zephyr", ['ZD8']],
  ['the cheapest outbound', ['KA40']],
  ['outbound: KA10, return: ZD8', ['KA10', 'ZD8']],
  ['I will have the Zephyr one', ['ZD8']],
]

const TWO: Spoken = { last: ['KA10', 'OM300'], together: ['KA10', 'OM300'] }
const ONE: Spoken = { last: ['KA10'], together: [] }
export const SPOKEN: [words: string, spoken: Spoken, flights: string][] = [
  ['the cheaper of those two', TWO, 'OM300'],
  ['the faster one', TWO, 'KA10'],
  ['the later one of them', TWO, 'KA10'],
  ['whichever is cheaper', TWO, 'OM300'],
  ['the other one', { last: ['OM300'], together: ['KA10', 'OM300'] }, 'KA10'],
  ['the one after that', ONE, 'ZD7'],
  ['the one before that', ONE, 'OM300'],
  ['the next one', { last: ['KA40'], together: [] }, 'OM310'],
  ['both of them', TWO, 'KA10 OM300'],
  ['take that one', { last: ['OM300'], together: [] }, 'OM300'],
]

/** With both lists shown: the topics asked, with the flights they are asked of. */
export const ASKED: [words: string, askings: string[]][] = [
  ['which of those gets in earliest?', ['described ZD8']],
  ['does it have a stop?', ['is-direct']],
  ['is there an Iberia one?', ['exists ']],
  ['how long does the first one take?', ['duration OM91']],
  ["what's the total for both ways?", ['total']],
  ['and the first one?', ['described OM91']],
]

export const COMPARED: [words: string, wanted: PickList | object][] = [
  ['show me the fastest', { by: 'fastest' }],
  ['sort by price', { by: 'cheapest' }],
  ['the returns again', { sliceIndex: 1 }],
  ['more', { isMore: true }],
  ['anything cheaper?', { order: 'cheapest', sliceIndex: null }],
  ['a later one back', { order: 'latest', sliceIndex: 1 }],
]

export const NOT_POINTING = ['add a child of 4', 'two adults and a baby', 'London to Rome on Friday']
