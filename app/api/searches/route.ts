import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { readBody, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { searchLineSchema } from '@/lib/travel/flights/search-line-schema'
import { searchChangeSchema } from '@/lib/travel/flights/search-schema'
import { openSearch } from '@/lib/workflows/flights/open-search'
import { streamLines } from './stream-lines'

/** A search without a thread, answered line by line: how far it is, then its facts; the flights are under its id. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('search', user.id, all)
  const { change } = await readBody(request, z.strictObject({ change: searchChangeSchema }))
  const today = await travellersToday(request)
  return streamLines(searchLineSchema, (send) =>
    openSearch(change, { userId: user.id, today, onProgress: (progress) => send({ type: 'progress', ...progress }) }, all),
  )
})
