import { Stripe } from 'stripe'
import { createStripeGateway } from '@/lib/adapters/payments/stripe/stripe-gateway'
import type { PaymentCustomers } from '@/lib/ports/payment-customers'
import type { Authorisation, GatewayPayment, PaymentGateway } from '@/lib/ports/payment-gateway'

// Asks the real Stripe once, with play money: hold, find, capture less, refund, decline, a bank that asks, a kept card. Run with a test key only.

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })

async function smoke(secretKey: string, apiUrl: string | undefined) {
  const run = `smoke-${Date.now()}`
  const stripe = new Stripe(secretKey, { telemetry: false, ...addressOf(apiUrl) })
  const gateway = await createStripeGateway({ secretKey, apiUrl, webhookSecret: 'whsec_of_the_smoke_test', customers: rememberCustomers() })
  const token = async (paymentMethod: string) => (await stripe.testHelpers.confirmationTokens.create({ payment_method: paymentMethod })).id
  const authorise = (name: string, card: string, change: Partial<Authorisation> = {}) =>
    gateway.authorise({ ...requestOf(run, name, card), ...change })

  const visa = await token('pm_card_visa')
  const held = paymentOf(await authorise('hold', visa, { keepCard: true }))
  tell('hold', `${held.status}, until ${held.captureBefore}, card kept: ${held.savedCard !== null}`)
  const again = paymentOf(await authorise('hold', visa, { keepCard: true }))
  const found = await gateway.findPayment({ orderId: run, userId: run, key: `${run}:hold` })
  tell('same key, and found by it', `${again.paymentId === held.paymentId}, ${found?.paymentId === held.paymentId}`)
  const { paymentId } = held
  tell('capture of less', statusOf(await gateway.capture({ paymentId, amount: pounds(400), key: `${run}:capture` })))
  tell('second capture', statusOf(await gateway.capture({ paymentId, amount: pounds(400), key: `${run}:capture-again` })))
  const refunded = paymentOf(await gateway.refund({ paymentId, amount: pounds(150), key: `${run}:refund` }))
  tell('refund', `${refunded.refunded.amountMinor} of ${refunded.amount.amountMinor}`)

  tell('declined card', statusOf(await authorise('declined', await token('pm_card_visa_chargeDeclinedInsufficientFunds'))))
  const asked = paymentOf(await authorise('asked', await token('pm_card_authenticationRequired')))
  tell('bank that asks', `${asked.status}, action: ${asked.action?.kind ?? 'none'}`)
  tell('abandoned', (await gateway.cancel({ paymentId: asked.paymentId, key: `${run}:cancel` })).payment.status)

  if (held.savedCard) await payWithKeptCard(gateway, run, held.savedCard.token)
}

async function payWithKeptCard(gateway: PaymentGateway, run: string, card: string) {
  const kept = paymentOf(await gateway.authorise(requestOf(run, 'kept', card)))
  tell('kept card', kept.status)
  tell('let go', (await gateway.cancel({ paymentId: kept.paymentId, key: `${run}:let-go` })).payment.status)
  await gateway.forgetCard({ userId: run, token: card })
  tell('forgotten card', statusOf(await gateway.authorise(requestOf(run, 'forgotten', card))))
  await gateway.forgetCustomer(run)
  tell('a payment of a forgotten customer', (await gateway.retrieve(kept.paymentId)).status)
}

function requestOf(run: string, name: string, card: string): Authorisation {
  const token = { token: card, brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
  return { orderId: run, userId: run, amount: pounds(500), card: token, keepCard: false, key: `${run}:${name}` }
}

function paymentOf(answer: { payment: GatewayPayment } | { decline: { code: string } }): GatewayPayment {
  if ('decline' in answer) throw new Error(`declined: ${answer.decline.code}`)
  return answer.payment
}

function statusOf(answer: { payment: GatewayPayment } | { decline: { code: string } }): string {
  return 'decline' in answer ? answer.decline.code : answer.payment.status
}

function rememberCustomers(): PaymentCustomers {
  const kept = new Map<string, string>()
  return {
    find: async (userId) => kept.get(userId) ?? null,
    async keep(userId, _, customerId) {
      kept.set(userId, kept.get(userId) ?? customerId)
      return kept.get(userId) ?? customerId
    },
    forget: async (userId) => void kept.delete(userId),
  }
}

/** Only to try this script itself on a server in Stripe's place. */
function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

function tell(what: string, outcome: string) {
  console.log(`${what}: ${outcome}`)
}

const secretKey = process.env.STRIPE_SECRET_KEY
if (!secretKey) {
  console.log('Stripe live smoke: skipped: no STRIPE_SECRET_KEY')
} else if (!/^(sk|rk)_test_/.test(secretKey)) {
  console.log('Stripe live smoke: skipped: STRIPE_SECRET_KEY is no test key, and this would charge cards')
} else {
  try {
    await smoke(secretKey, process.env.STRIPE_API_URL)
    console.log('Stripe live smoke: passed')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(`Stripe live smoke: failed. ${error.message}`)
    process.exitCode = 1
  }
}
