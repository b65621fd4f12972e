import { json, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { listThreads } from '@/lib/workflows/trips/list-threads'

export const GET = route(async () => {
  const user = await requireUser()
  return json({ threads: await listThreads(user.id, await services()) })
})
