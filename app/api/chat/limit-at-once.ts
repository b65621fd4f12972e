import 'server-only'
import { AppError } from '@/lib/errors'
import type { Services } from '@/lib/services'

/** Answers that are written for one traveller at a time. */
export const MOST_AT_ONCE = 2
const WAIT_SECONDS = 3

/** Throws when a traveller has as many answers on their way as one may, in all threads and processes; `begun` of them are this request's own. */
export async function limitAnswersAtOnce(
  userId: string,
  begun: 0 | 1,
  { runStore, clock }: Pick<Services, 'runStore' | 'clock'>,
): Promise<void> {
  if ((await runStore.countOf(userId, clock())) - begun < MOST_AT_ONCE) return
  throw new AppError(
    'too_many',
    'Two answers are being written for you in other threads. Your text is kept; send it when one of them is there.',
    WAIT_SECONDS,
  )
}
