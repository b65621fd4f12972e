import { getHeapStatistics } from 'node:v8'

/** What an answer with a search holds until it is stored. */
const BYTES_PER_ANSWER = 4 * 1024 * 1024
/** The rest of the heap is for everything else. */
const SHARE_FOR_ANSWERS = 0.5
const FEWEST = 20

/** How many answers a process may write at once, so that it does not run out of memory. */
export function mostAnswersAtOnce(heapBytes = getHeapStatistics().heap_size_limit): number {
  return Math.max(FEWEST, Math.floor((heapBytes * SHARE_FOR_ANSWERS) / BYTES_PER_ANSWER))
}
