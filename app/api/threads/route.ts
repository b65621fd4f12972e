import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { threadsSchema } from '@/components/state/thread-entry'
import { services } from '@/lib/services'
import { listThreads } from '@/lib/workflows/threads/list-threads'

export const GET = route(async (request) => {
  const user = await requireUser()
  const { searchParams } = new URL(request.url)
  const archived = searchParams.get('archived') === '1'
  const before = searchParams.get('before')
  const all = await services()
  await limitRate('look', user.id, all)
  return jsonOf(threadsSchema, {
    threads: await listThreads(user.id, all, { archived, before: before === null ? undefined : readId(before) }),
  })
})
