import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { z } from 'zod'

// A shop as it is written first: hold the money, book, take the money, write it down. No journal, no keys, no look-up. It is here to be
// rejected by the checker.

const { PORT, ORDERS_FILE, GATEWAY_URL, GATEWAY_KEY, SUPPLIER_URL } = z
  .object({ PORT: z.string(), ORDERS_FILE: z.string(), GATEWAY_URL: z.url(), GATEWAY_KEY: z.string(), SUPPLIER_URL: z.url() })
  .parse(process.env)
const pressSchema = z.object({ confirmationId: z.string() })
const offersSchema = z.object({ data: z.object({ offers: z.array(z.object({ id: z.string(), total_amount: z.string() })).min(1) }) })

class Refused extends Error {}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
  if (response.status === 422) throw new Refused(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`)
  return response.json()
}
const toGateway = async (path: string, form: Record<string, string>) => {
  const headers = { authorization: `Bearer ${GATEWAY_KEY}`, 'stripe-version': '2026-10-28.endive' }
  const answer = await ask(GATEWAY_URL + path, { method: 'POST', headers, body: new URLSearchParams(form) })
  return z.object({ id: z.string() }).parse(answer).id
}
const toSupplier = (path: string, data: unknown) => ask(SUPPLIER_URL + path, { method: 'POST', body: JSON.stringify({ data }) })

/** A cart is named by its trip: "LHR-LIS 2026-12-24". */
async function buy(cart: string): Promise<unknown> {
  const [origin, destination, day] = cart.split(/[- ](?=\d{4}|[A-Z]{3})/)
  const slices = [{ origin, destination, departure_date: day }]
  const { offers } = offersSchema.parse(await toSupplier('/air/offer_requests', { slices })).data
  const offer = offers.toSorted((one, other) => Number(one.total_amount) - Number(other.total_amount))[0]
  const amount = String(Math.round(Number(offer?.total_amount) * 100))
  const { token } = z
    .object({ token: z.string() })
    .parse(await ask(`${GATEWAY_URL}/_test/confirmation-tokens`, { method: 'POST', body: JSON.stringify({ card: '4242424242424242' }) }))
  const held = {
    return_url: 'http://127.0.0.1/back',
    amount,
    currency: 'gbp',
    capture_method: 'manual',
    confirm: 'true',
    confirmation_token: token,
    'metadata[order_id]': cart,
  }
  const payment = await toGateway('/v1/payment_intents', held)
  const payments = [{ type: 'balance', amount: offer?.total_amount, currency: 'GBP' }]
  const money = { amountMinor: Number(amount), currency: 'GBP' }
  const order = { orderId: cart, total: money, held: null }
  const wanted = { selected_offers: [offer?.id], payments, metadata: { wayfarer_reference: cart } }
  const booked = await toSupplier('/air/orders', wanted).catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
  if (!booked) {
    const nothing = { amountMinor: 0, currency: 'GBP' }
    return insert({ ...order, status: 'failed', paymentStatus: 'voided', charged: nothing, bookingReference: null })
  }
  const { booking_reference } = z.object({ data: z.object({ booking_reference: z.string() }) }).parse(booked).data
  await toGateway(`/v1/payment_intents/${payment}/capture`, {})
  return insert({ ...order, status: 'success', paymentStatus: 'succeeded', charged: money, bookingReference: booking_reference })
}

function insert(order: Record<string, unknown>): unknown {
  appendFileSync(ORDERS_FILE, `${JSON.stringify(order)}\n`)
  return order
}

function findOrder(cart: string): unknown {
  const lines = existsSync(ORDERS_FILE) ? readFileSync(ORDERS_FILE, 'utf8').split('\n') : []
  const orders = lines.flatMap((line) => (line ? [z.looseObject({ orderId: z.string() }).parse(JSON.parse(line))] : []))
  return orders.find(({ orderId }) => orderId === cart) ?? null
}

async function answer(method: string, path: string, body: string): Promise<unknown> {
  const [, , kind = '', id = ''] = path.split('/').map(decodeURIComponent)
  if (method === 'POST' && kind === 'orders') return buy(pressSchema.parse(JSON.parse(body)).confirmationId)
  if (method === 'POST' && kind === 'trips') return { confirmationId: id }
  if (kind === 'orders') return findOrder(id)
  return kind === 'trips' ? { order: findOrder(id) } : { threads: [] }
}

process.on('disconnect', () => process.exit(0))
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  try {
    const said = await answer(request.method ?? 'GET', request.url ?? '/', Buffer.concat(chunks).toString())
    response.writeHead(200).end(JSON.stringify(said))
  } catch (error) {
    console.error(String(error))
    response.writeHead(502).end(JSON.stringify({ error: { code: 'failed', message: String(error) } }))
  }
})
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.({ port: address.port })
})
