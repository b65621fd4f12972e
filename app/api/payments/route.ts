import { jsonOf, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { cardGatewaySchema } from '@/lib/travel/payment/card-gateway-schema'

/** Which card form the browser shows. The publishable key is meant for browsers; no secret is among it. */
export const GET = route(async () => {
  await requireUser()
  const { environment } = await services()
  const { payments: gateway, STRIPE_PUBLISHABLE_KEY: key = null } = environment
  const publishableKey = gateway === 'stripe' ? key : null
  return jsonOf(cardGatewaySchema, { gateway, publishableKey, isTest: !publishableKey?.startsWith('pk_live_') })
})
