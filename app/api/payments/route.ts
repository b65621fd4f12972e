import { json, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'

/** Which card form the browser shows. The publishable key is meant for browsers; no secret is among it. */
export const GET = route(async () => {
  await requireUser()
  const { environment } = await services()
  const { payments: gateway, STRIPE_PUBLISHABLE_KEY: key = null } = environment
  const publishableKey = gateway === 'stripe' ? key : null
  return json({ gateway, publishableKey, isTest: !publishableKey?.startsWith('pk_live_') })
})
