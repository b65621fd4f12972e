import 'server-only'
import { AppError } from '@/lib/errors'
import type { Services } from '@/lib/services'

const ROOM_IN_SECONDS = 3

/** Throws while this process writes as many answers as its memory has room for: whoever asks again a little later finds some. */
export function refuseWhileFull({ runs }: { runs: Pick<Services['runs'], 'isFull'> }): void {
  if (!runs.isFull()) return
  throw new AppError(
    'unavailable',
    'Wayfarer is answering as many travellers as it can at once. We’ve kept your text; please send it again in a few seconds.',
    ROOM_IN_SECONDS,
  )
}
