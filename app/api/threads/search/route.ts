import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { searchHitsSchema } from '@/components/state/thread-entry'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { searchThreads } from '@/lib/workflows/threads/search-threads'

export const GET = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('look', user.id, all)
  const found = await searchThreads(user.id, new URL(request.url).searchParams.get('q') ?? '', all)
  if ('refusal' in found) throw new AppError('bad_request', found.refusal.message)
  return jsonOf(searchHitsSchema, found)
})
