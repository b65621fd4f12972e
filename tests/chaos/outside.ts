import { z } from 'zod'
import { startDuffelMarket } from '@/tests/fixtures/duffel-market/server'
import { startStripeServer } from '@/tests/fixtures/stripe-server/server'
import type { FaultRate } from '@/tests/fixtures/stripe-server/types'

// The bank and the airline, in a process that nobody kills: what they did stays done. The parent is told where they are.

const FAULTS: FaultRate[] = [
  { fault: 'error-before', rate: 0.02 },
  { fault: 'error-after', rate: 0.03 },
  { fault: 'stored-error', rate: 0.005, call: 'payment_intents.create' },
  { fault: 'drop-before', rate: 0.02 },
  { fault: 'drop-after', rate: 0.02 },
  { fault: 'stall', rate: 0.004 },
  { fault: 'slow', rate: 0.01 },
  { fault: 'garbage', rate: 0.004 },
  { fault: 'too-many', rate: 0.005 },
  { fault: 'drop-before', rate: 0.01, call: 'payment_intents.retrieve' },
  { fault: 'drop-before', rate: 0.01, call: 'payment_intents.list' },
]

const settings = z
  .object({ OUTSIDE_SEED: z.coerce.number().int(), OUTSIDE_WEBHOOK_URL: z.url().optional() })
  .parse({ OUTSIDE_SEED: process.env.OUTSIDE_SEED, OUTSIDE_WEBHOOK_URL: process.env.OUTSIDE_WEBHOOK_URL })

const [gateway, supplier] = await Promise.all([
  startStripeServer({
    port: 0,
    seed: settings.OUTSIDE_SEED,
    faults: FAULTS,
    latencyMs: [10, 150],
    ...(settings.OUTSIDE_WEBHOOK_URL ? { webhookUrl: settings.OUTSIDE_WEBHOOK_URL } : {}),
  }),
  startDuffelMarket({ seed: settings.OUTSIDE_SEED }),
])
// Whoever started it is gone: nobody will ask any more.
process.on('disconnect', () => process.exit(0))
process.send?.({
  gatewayUrl: gateway.url,
  secretKey: gateway.secretKey,
  webhookSecret: gateway.webhookSecret,
  supplierUrl: supplier.url,
})
