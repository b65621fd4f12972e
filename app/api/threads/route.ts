import { limitRate } from '@/app/api/limit-rate'
import { json, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { listThreads } from '@/lib/workflows/threads/list-threads'

export const GET = route(async (request) => {
  const user = await requireUser()
  const archived = new URL(request.url).searchParams.get('archived') === '1'
  const all = await services()
  await limitRate('look', user.id, all)
  return json({ threads: await listThreads(user.id, all, { archived }) })
})
