import { z } from 'zod'
import { formatDay } from '../../travel/dates'
import { describeTravellers, sliceLabel } from '../../travel/flights/search'
import { cityWords } from '../../travel/places/city-words'
import { describeOffer } from '../../travel/trip/describe-command'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import { tripPrice } from '../../travel/trip/price'
import type { Trip } from '../../travel/trip/trip'
import { cardMarkdown } from './card-markdown'
import { answerBlock, inlineText, plainBlock } from './markdown-text'
import { priceTable } from './price-markdown'
import { chosenText } from './stays-markdown'

const textSchema = z.object({ type: z.literal('text'), text: z.string() })
const changeSchema = z.object({ type: z.literal('data-change'), data: z.object({ label: z.string() }) })
const noticeSchema = z.object({
  type: z.literal('data-notice'),
  data: z.object({ kind: z.enum(['fault', 'takeover']), text: z.string() }),
})
const unreadableSchema = z.object({ type: z.literal('data-unreadable'), data: z.object({ what: z.string(), words: z.string() }) })
const callSchema = z.object({ type: z.string().startsWith('tool-'), state: z.literal('output-available'), output: z.unknown() })

type Told = { role: 'user' | 'assistant'; parts: unknown[]; createdAt: Date }

/**
 * A thread for its owner's own files: what was said and shown, and how the trip stands. Passengers are there by their first and last name
 * alone; billing, documents, dates of birth, contact details and cards are not. Words are as they were written, and nothing in them acts.
 */
export function threadMarkdown({ name, messages, live, now }: { name: string; messages: Told[]; live: LiveTrip; now: Date }): string {
  const blocks = [
    `# ${inlineText(name)}`,
    `Exported from Wayfarer on ${instantWords(now)}. Times of flights are local; other times are UTC.`,
    ...tripBlocks(live),
    '## Conversation',
    ...messages.flatMap(messageBlocks),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function messageBlocks({ role, parts, createdAt }: Told): string[] {
  const isClick = role === 'user' && parts.some((part) => changeSchema.safeParse(part).success)
  const said = parts.flatMap((part) => partBlocks(part, role, isClick))
  return said.length === 0 ? [] : [`### ${role === 'user' ? 'You' : 'Wayfarer'} · ${instantWords(createdAt)}`, ...said]
}

function partBlocks(part: unknown, role: Told['role'], isClick: boolean): string[] {
  const text = textSchema.safeParse(part)
  // The words beside a click are for the model; its line says the same.
  if (text.success) return isClick ? [] : [role === 'user' ? plainBlock(text.data.text) : answerBlock(text.data.text)]
  const change = changeSchema.safeParse(part)
  if (change.success) return [`> ${inlineText(change.data.data.label)}`]
  const notice = noticeSchema.safeParse(part)
  if (notice.success) return [inlineText(notice.data.data.text)]
  const unreadable = unreadableSchema.safeParse(part)
  if (unreadable.success) return [inlineText(`${unreadable.data.data.what}: ${unreadable.data.data.words}`)]
  const call = callSchema.safeParse(part)
  return call.success ? cardMarkdown(call.data.type.slice('tool-'.length), call.data.output) : []
}

function tripBlocks({ trip, order }: LiveTrip): string[] {
  const stay = trip.stays?.chosen ? [`Where you stay: ${chosenText(trip.stays.chosen)}`] : []
  if (!trip.result) return stay.length > 0 ? ['## Trip', bullets(stay)] : []
  const { search, isSimulated } = trip.result
  const price = tripPrice(trip)
  const facts = [
    ...search.slices.map((slice, sliceIndex) => {
      const pick = trip.picks[sliceIndex]
      const flight = pick ? `: ${describeOffer(pick.offer)}${pick.fare ? `, ${pick.fare.brand}` : ''}` : ', no flight chosen yet'
      const route = `${cityWords(slice.origin)} → ${cityWords(slice.destination)}, ${formatDay(slice.departureOn)} ${slice.departureOn.slice(0, 4)}`
      return `${sliceLabel(search.tripType, sliceIndex)}, ${route}${flight}`
    }),
    describeTravellers(search.travellers),
    ...passengerNames(trip),
    ...(order?.bookingReference ? [`Booking reference ${order.bookingReference}`] : []),
    ...(isSimulated ? ['Simulated: no real airline sells these flights'] : []),
    ...stay,
  ]
  return ['## Trip', bullets(facts), price ? priceTable(price) : '']
}

function bullets(facts: string[]): string {
  return facts.map((fact) => `- ${inlineText(fact)}`).join('\n')
}

function passengerNames({ passengers }: Trip): string[] {
  const names = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).filter((name) => name !== '')
  return names.length > 0 ? [`Passengers: ${names.join(', ')}`] : []
}

/** "Sun 22 Nov 2026, 14:02 UTC". */
function instantWords(instant: Date): string {
  const iso = instant.toISOString()
  return `${formatDay(iso.slice(0, 10))} ${iso.slice(0, 4)}, ${iso.slice(11, 16)} UTC`
}
