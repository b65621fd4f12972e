import 'server-only'
import { AppError } from '@/lib/errors'
import type { AnswersLimit } from '@/lib/ports/run-store'
import type { Services } from '@/lib/services'

const MOST_AT_ONCE = 2
const WAIT_SECONDS = 3

/** What a store is told where it counts a traveller's answers by itself. */
export function answersLimit({ clock }: Pick<Services, 'clock'>): AnswersLimit {
  return { answersAtOnce: MOST_AT_ONCE, now: clock() }
}

/** Throws when a traveller has as many answers on their way as one may, in all threads and processes; `begun` of them are this request's own. */
export async function limitAnswersAtOnce(
  userId: string,
  begun: 0 | 1,
  { runStore, clock }: Pick<Services, 'runStore' | 'clock'>,
): Promise<void> {
  if ((await runStore.countOf(userId, clock())) - begun >= MOST_AT_ONCE) throw tooManyAnswers()
}

export function tooManyAnswers(): AppError {
  return new AppError(
    'too_many',
    'Two answers are being written for you in other trips. We’ve kept your text; send it when one of them is done.',
    WAIT_SECONDS,
  )
}
