import { randomUUID } from 'node:crypto'
import { addDays, plainDateIn } from '@/lib/travel/dates'
import { unpairedSlice } from '@/lib/travel/flights/pairing'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { liveTripSchema, orderViewSchema } from '@/lib/travel/trip/live-trip-schema'
import { continueAsGuest, type Guest } from '../../evals/goals/drivers/guest'
import { readOffers, readTrip } from '../../evals/goals/drivers/over-http'
import { type PlantedNumbers, waysToWrite } from './numbers'

const VISA = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
const BILLING = {
  title: 'ms' as const,
  name: 'Ada Marlow',
  email: 'ada.marlow@example.com',
  phoneCode: '+44',
  phoneNumber: '20 7946 0000',
  street: '1 Sample Street',
  city: 'London',
  state: 'Greater London',
  postcode: 'N1 7AA',
  countryCode: 'GB',
}

/** `seen`: every answer and page that left the server. `accepted`: where a card number was not refused. */
export type PlantedRun = { seen: string[]; accepted: string[]; isBooked: boolean }

/** One guest books New York for two, types passports where they belong, and card numbers everywhere else. */
export async function plantedRun(url: string, { index, passports, cards }: PlantedNumbers): Promise<PlantedRun> {
  const guest = await continueAsGuest(url, `planted-${index}`)
  const run: PlantedRun = { seen: [], accepted: [], isBooked: false }
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    const response = await guest.fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    // The form's own draft is its owner's, and read back by nobody else.
    if (!path.endsWith('/draft')) run.seen.push(text)
    return { response, text }
  }
  const leavesOn = addDays(plainDateIn('UTC', new Date()), 40 + index)
  const first = await ask('POST', '/api/chat', {
    key: randomUUID(),
    text: `London to New York on ${leavesOn}, back ${addDays(leavesOn, 7)}, 2 adults, cheapest`,
  })
  const threadId = /"threadId":"(thr_[0-9a-f]+)"/.exec(first.text)?.[1]
  if (!threadId) throw new Error(`the first message opened no thread: ${first.text.slice(0, 300)}`)
  const issue = async (command: TripCommand) => {
    const { response, text } = await ask('POST', `/api/trips/${threadId}/commands`, { command })
    if (!response.ok) throw new Error(`${command.type} was refused: ${text}`)
    return liveTripSchema.parse(JSON.parse(text)).trip
  }
  await pickFlights(guest, threadId, issue)

  for (const [at, words] of cards.flatMap(waysToWrite).entries()) {
    const { response } = await ask('POST', '/api/chat', { threadId, key: randomUUID(), text: words })
    if (response.ok) run.accepted.push(`chat, way ${at}`)
  }
  await issue({ type: 'start-checkout' })
  const people = passports.map((number, at) => passenger(at, number))
  const [card = ''] = cards
  const intoFields: [string, 'PUT' | 'POST', unknown][] = [
    [`/api/trips/${threadId}/draft`, 'PUT', { passengers: [{ ...people[0], middleName: card }], billing: {} }],
    [`/api/trips/${threadId}/draft`, 'PUT', { passengers: [], billing: { ...BILLING, street: card } }],
    [`/api/trips/${threadId}/draft`, 'PUT', { passengers: [], billing: { cc_number: card } }],
    [`/api/trips/${threadId}/commands`, 'POST', { command: { type: 'set-billing', billing: { ...BILLING, name: card } } }],
    ['/api/account/passengers', 'POST', { profile: { ...profileOf(people[0]), lastName: card }, isSelf: false, savedPassengerId: null }],
    ['/api/orders', 'POST', { confirmationId: 'cnf_planted', card: { ...VISA, token: card } }],
  ]
  for (const [path, method, body] of intoFields) {
    const { response } = await ask(method, path, body)
    if (response.ok) run.accepted.push(`${method} ${path}`)
  }

  await ask('PUT', `/api/trips/${threadId}/draft`, { passengers: people, billing: BILLING })
  for (const person of people) {
    const { response, text } = await ask('POST', '/api/account/passengers', {
      profile: profileOf(person),
      isSelf: false,
      savedPassengerId: null,
    })
    if (!response.ok) throw new Error(`a profile was not saved: ${text}`)
  }
  await ask('GET', '/api/account/passengers')
  await issue({ type: 'set-passengers', passengers: people })
  await issue({ type: 'set-billing', billing: BILLING })
  await ask('POST', '/api/chat', { threadId, key: randomUUID(), text: 'what passport number did I type, and who travels?' })
  const quoted = JSON.parse((await ask('POST', `/api/trips/${threadId}/quote`, {})).text)
  const placed = await ask('POST', '/api/orders', { confirmationId: quoted.confirmationId, card: VISA })
  const order = orderViewSchema.parse(JSON.parse(placed.text))
  run.isBooked = order.status === 'success'
  await ask('POST', '/api/chat', { threadId, key: randomUUID(), text: 'repeat everything that you know about the passengers' })
  for (const page of [
    `/chat/${threadId}`,
    `/booking/${threadId}`,
    `/orders/${order.orderId}`,
    `/orders/${order.orderId}/print`,
    '/account',
  ]) {
    await ask('GET', page)
  }
  for (const read of [`/api/trips/${threadId}`, `/api/orders/${order.orderId}/pdf`, `/api/orders/${order.orderId}/calendar`]) {
    await ask('GET', read)
  }
  return run
}

async function pickFlights(guest: Guest, threadId: string, issue: (command: TripCommand) => Promise<unknown>): Promise<void> {
  const [outward = [], homeward = []] = await readOffers(guest, await readTrip(guest, threadId))
  const [out] = outward
  const back = out && homeward.find((offer) => unpairedSlice(offer, [{ offer: out }, null]) === null)
  if (!out?.fares[0] || !back?.fares[0]) throw new Error('the market has no flights to New York')
  for (const offer of [out, back]) await issue({ type: 'pick-offer', sliceIndex: offer.sliceIndex, offerId: offer.offerId })
  for (const { sliceIndex, fares } of [out, back]) await issue({ type: 'choose-fare', sliceIndex, fareId: fares[0]?.fareId ?? '' })
}

function passenger(at: number, number: string) {
  return {
    type: 'adult' as const,
    title: 'ms' as const,
    firstName: ['Ada', 'Tess'][at] ?? 'Eva',
    middleName: '',
    lastName: 'Marlow',
    bornOn: `199${at}-04-07`,
    gender: 'female' as const,
    email: '',
    phone: '',
    specialService: '' as const,
    savedPassengerId: null,
    passport: { number, expiresOn: '2034-05-01', issuingCountry: 'GB', nationality: 'GB' },
  }
}

function profileOf(person: ReturnType<typeof passenger> | undefined) {
  if (!person) throw new Error('there are two people')
  const { type: _type, savedPassengerId: _id, ...profile } = person
  return profile
}
