import type { FlightSupplier } from '../ports/flight-supplier'
import { OutsideFailure } from '../ports/outside-failure'
import type { PaymentGateway } from '../ports/payment-gateway'
import type { StaySupplier, StaysFound } from '../ports/stay-supplier'
import type { SearchResult } from '../travel/flights/offer-schema'
import { createIdMatcher } from './match-ids'
import { unpack } from './pack'
import type { EventOf, TranscriptEvent } from './transcript'

/** When and for whom something was asked says nothing of what; the card is the act's own. */
const NOT_ASKED = ['now', 'sentAt', 'userId', 'card']

type Outside = EventOf<'outside'>
type Question = { port: Outside['port']; call: string; request: unknown }
type Waiting = { event: Outside; request: unknown; isTaken: boolean }

/** What the outside said when it was recorded, given again to the same questions in the same order. */
export type RecordedOutside = {
  supplier: FlightSupplier
  stays: StaySupplier
  gateway: PaymentGateway
  /** Recorded questions that nobody has asked, as sentences; but for what a card or a panel asks by itself while it is shown. */
  unasked: () => string[]
}

/** A screen asks these, too, without any act. */
const ASKED_BY_SCREENS = new Set(['supplier.fetchDetails', 'supplier.fetchSeatMaps'])

type Options = {
  name: string
  gatewayName: PaymentGateway['name']
  /** Told of a question that was not recorded. */
  onUnknown: (sentence: string) => void
  /** Told when an answer was given: the time it came at. */
  onAnswer: (at: number) => void
  /** Asked instead where nothing was recorded; without it the outside is silent. */
  otherwise?: { supplier: FlightSupplier; stays: StaySupplier; gateway: PaymentGateway | undefined } | undefined
}

/** The recorded outside as its suppliers and a gateway. What it was never asked is a difference and an `OutsideFailure`, no crash. */
export function createRecordedOutside(events: TranscriptEvent[], options: Options): RecordedOutside {
  const waiting: Waiting[] = events.flatMap((event) =>
    event.type === 'outside' && event.port !== 'searches' ? [{ event, request: unpack(event.request), isTaken: false }] : [],
  )
  const ids = createIdMatcher()
  const isAsked = (entry: Waiting, { port, call, request }: Question) =>
    entry.event.port === port && entry.event.call === call && ids.isSame(entry.request, request, NOT_ASKED)

  /** The next one that was recorded for this question; a question that is asked once too often gets its last answer again. */
  const find = (question: Question): Waiting | undefined =>
    waiting.find((entry) => !entry.isTaken && isAsked(entry, question)) ?? waiting.findLast((entry) => isAsked(entry, question))
  const open = <Answer>(entry: Waiting, request: unknown): Answer => {
    entry.isTaken = true
    options.onAnswer(entry.event.at)
    const { failure, answer } = entry.event
    if (failure) throw failure.kind === 'outside' ? new OutsideFailure('recorded', failure.message) : new Error(failure.message)
    // What was recorded has passed the very same port.
    return ids.translate(entry.request, request, answer ? unpack(answer) : null) as Answer
  }
  const ask = async <Answer>(question: Question, otherwise: (() => Promise<Answer>) | undefined): Promise<Answer> => {
    const entry = find(question)
    if (entry) return open<Answer>(entry, question.request)
    if (otherwise) return otherwise()
    options.onUnknown(`${question.port}.${question.call} was asked what was not recorded: ${shorten(question.request)}`)
    throw new OutsideFailure('recorded', 'This wasn’t recorded.')
  }
  const other = options.otherwise?.supplier
  const otherStays = options.otherwise?.stays
  const otherGateway = options.otherwise?.gateway
  const ofSupplier = <Answer>(call: string, request: unknown, otherwise?: () => Promise<Answer>) =>
    ask<Answer>({ port: 'supplier', call, request }, otherwise)
  const ofStays = (call: string, request: unknown, otherwise?: () => Promise<StaysFound>) =>
    ask<StaysFound>({ port: 'stays', call, request }, otherwise)
  const ofGateway = <Answer>(call: string, request: unknown, otherwise?: () => Promise<Answer>) =>
    ask<Answer>({ port: 'gateway', call, request }, otherwise)
  const hasCall = (name: string) => waiting.some(({ event }) => event.call === name)
  const hasDayPrices = other?.dayPrices !== undefined || hasCall('dayPrices')
  const hasDestinations = other?.destinationsFrom !== undefined || hasCall('destinationsFrom')

  async function* search(...[wanted, now]: Parameters<FlightSupplier['search']>): ReturnType<FlightSupplier['search']> {
    const question: Question = { port: 'supplier', call: 'search', request: { search: wanted, now: now.toISOString() } }
    if (!find(question) && other) return yield* other.search(wanted, now)
    let isWhole = false
    while (!isWhole) {
      const result = await ask<SearchResult>(question, undefined)
      yield result
      isWhole =
        result.sources.every(({ status }) => status !== 'asked') || !waiting.some((entry) => !entry.isTaken && isAsked(entry, question))
    }
  }

  return {
    supplier: {
      name: options.name,
      isSimulated: other?.isSimulated ?? true,
      search,
      ...(hasDayPrices && {
        dayPrices: (wanted, sliceIndex, days, now, filters) =>
          ofSupplier(
            'dayPrices',
            { search: wanted, sliceIndex, days, now: now.toISOString(), ...(filters ? { filters } : {}) },
            other?.dayPrices && (() => other.dayPrices?.(wanted, sliceIndex, days, now, filters) ?? Promise.resolve([])),
          ),
      }),
      ...(hasDestinations && {
        destinationsFrom: (origin) =>
          ofSupplier<string[]>(
            'destinationsFrom',
            { origin },
            other?.destinationsFrom && (() => other.destinationsFrom?.(origin) ?? Promise.resolve([])),
          ),
      }),
      fetchDetails: (request) => ofSupplier('fetchDetails', request, other && (() => other.fetchDetails(request))),
      fetchSeatMaps: (request) => ofSupplier('fetchSeatMaps', request, other && (() => other.fetchSeatMaps(request))),
      fetchTerms: (request) => ofSupplier('fetchTerms', request, other && (() => other.fetchTerms(request))),
      book: (request) => ofSupplier('book', request, other && (() => other.book(request))),
      findBooking: (reference, sentAt) =>
        ofSupplier(
          'findBooking',
          { reference, sentAt: sentAt?.toISOString() ?? null },
          other && (() => other.findBooking(reference, sentAt)),
        ),
      quoteCancellation: (reference) => ofSupplier('quoteCancellation', { reference }, other && (() => other.quoteCancellation(reference))),
      confirmCancellation: (reference, cancellationId) =>
        ofSupplier(
          'confirmCancellation',
          { reference, cancellationId },
          other && (() => other.confirmCancellation(reference, cancellationId)),
        ),
    },
    stays: {
      name: options.name,
      isSimulated: otherStays?.isSimulated ?? true,
      search: (search, now) =>
        ofStays('searchStays', { search, now: now.toISOString() }, otherStays && (() => otherStays.search(search, now))),
      fetchHotel: (search, hotelId, now) =>
        ofStays(
          'fetchHotel',
          { search, hotelId, now: now.toISOString() },
          otherStays && (() => otherStays.fetchHotel(search, hotelId, now)),
        ),
    },
    gateway: {
      name: options.gatewayName,
      isSimulated: true,
      authorise: (request) => ofGateway('authorise', request, otherGateway && (() => otherGateway.authorise(request))),
      retrieve: (paymentId) => ofGateway('retrieve', { paymentId }, otherGateway && (() => otherGateway.retrieve(paymentId))),
      findPayment: (request) => ofGateway('findPayment', request, otherGateway && (() => otherGateway.findPayment(request))),
      capture: (request) => ofGateway('capture', request, otherGateway && (() => otherGateway.capture(request))),
      refund: (request) => ofGateway('refund', request, otherGateway && (() => otherGateway.refund(request))),
      cancel: (request) => ofGateway('cancel', request, otherGateway && (() => otherGateway.cancel(request))),
      forgetCard: (request) => ofGateway('forgetCard', request, otherGateway && (() => otherGateway.forgetCard(request))),
      forgetCustomer: (userId) => ofGateway('forgetCustomer', { userId }, otherGateway && (() => otherGateway.forgetCustomer(userId))),
      readWebhook: () => null,
    },
    unasked: () => {
      const left = new Map<string, number>()
      for (const { event, isTaken } of waiting) {
        const name = `${event.port}.${event.call}`
        if (!isTaken && !ASKED_BY_SCREENS.has(name)) left.set(name, (left.get(name) ?? 0) + 1)
      }
      return [...left].map(([name, count]) => `${name} was asked ${count === 1 ? 'once' : `${count} times`} less than recorded`)
    },
  }
}

function shorten(request: unknown): string {
  const text = JSON.stringify(request) ?? ''
  return text.length > 140 ? `${text.slice(0, 137)}…` : text
}
