import type { Slots } from '../../grammar/lexicon'
import type { Carried } from '../../pending'
import type { ShownStay } from '../../stay-results'
import type { Table } from '../../table'
import { amountOf } from '../pick/flight-order'
import { isSlots } from '../pick/helpers'
import { featuresOf, namesFeature } from './said'
import { hasAccess, hasAmenity } from './stay-labels'
import { inStayOrder } from './stay-table'

type StaysOnTable = Pick<Table, 'stays' | 'carried' | 'situation' | 'pending'>
type Label = ShownStay['labels'][number]
const LABELS: readonly unknown[] = ['cheapest', 'best-placed', 'best-value'] satisfies Label[]

/** The stays a form's value refers to; null if there are none, such as "the cheaper one" of more than two. */
export function pointAtStay(value: Slots, table: StaysOnTable): ShownStay[] | null {
  const shown = inStayOrder(table.stays)
  const { hotels, order, nth, relation, refers, traits } = value
  if (typeof hotels === 'string') return shown.filter(({ hotelId }) => hotels.split(' ').includes(hotelId))
  const spokenOf = staysSpokenOf(table)
  const lead = leadOf(spokenOf, table)
  if (relation && spokenOf.length === 2) return oneOfTwo(spokenOf, relation === 'other' ? 'other' : order)
  // "The cheapest is A. Which one shall I keep?" – "the cheaper one".
  if (relation) return lead?.labels.some((label) => label === order) ? [lead] : null
  const meantIt = lead ? [lead] : spokenOf.length === 1 || chosenOf(table).length === 0 ? spokenOf : chosenOf(table)
  // "That one with the pool" may be a different one from the last mentioned.
  if (refers && (meantIt.length === 1 || !Array.isArray(traits))) return meantIt
  const wanted = featuresOf(Array.isArray(traits) ? traits.filter(isSlots) : [])
  const fitting = shown.filter((stay) => suits(stay, wanted))
  if (order === 'dearest') return fitting.toSorted((one, other) => amountOf(other.perNight) - amountOf(one.perNight)).slice(0, 1)
  if (order !== undefined)
    return LABELS.includes(order) ? fitting.filter(({ labels }) => labels.includes(order as Label)).slice(0, 1) : null
  if (typeof nth === 'number') return [shown.at(nth > 0 ? nth - 1 : nth)].flatMap((stay) => stay ?? [])
  return namesFeature(wanted) && fitting.length > 0 ? fitting : null
}

/** What "does it have a gym?" asks about: the stay that was spoken of alone, or the one just kept; empty if neither. */
export function stayInTalk(table: StaysOnTable): ShownStay[] {
  const spokenOf = staysSpokenOf(table)
  return spokenOf.length === 1 ? spokenOf : table.stays.isKeptLast ? chosenOf(table) : []
}

function chosenOf({ stays, situation }: StaysOnTable): ShownStay[] {
  return inStayOrder(stays).filter(({ name }) => name === situation.stay?.chosen?.hotel)
}

/** The stays named in the last answer about stays, in the same order. */
function staysSpokenOf({ stays, carried }: StaysOnTable): ShownStay[] {
  const shown = inStayOrder(stays)
  const named = (one: Carried | null) => one?.told.stays.flatMap((name) => shown.find((stay) => stay.name === name) ?? []) ?? []
  return carried.map(named).findLast((some) => some.length > 0) ?? []
}

/** "The best value is A; the cheapest is B. Which one shall I keep?" puts A forward. */
function leadOf(spokenOf: ShownStay[], { pending }: StaysOnTable): ShownStay | null {
  return pending?.asked === 'which-stay' && spokenOf.length <= 2 ? (spokenOf[0] ?? null) : null
}

function suits(stay: ShownStay, { amenities, access, kinds, freeCancellation, breakfast, stars }: ReturnType<typeof featuresOf>): boolean {
  return (
    amenities.every((amenity) => hasAmenity(stay, amenity)) &&
    access.every((fact) => hasAccess(stay, fact)) &&
    (kinds.length === 0 || kinds.some((kind) => stay.kind.toLowerCase().startsWith(kind))) &&
    (!freeCancellation || stay.cancellation.startsWith('Free')) &&
    (!breakfast || /breakfast/i.test(stay.board)) &&
    (!stars || stars.includes(stay.stars))
  )
}

function oneOfTwo([one, other]: ShownStay[], order: unknown): ShownStay[] {
  if (!one || !other) return []
  if (order === 'other') return [other]
  const figure = ({ perNight, away }: ShownStay) => (order === 'best-placed' ? metresOf(away) : amountOf(perNight))
  const isFirst = order === 'dearest' ? figure(one) >= figure(other) : figure(one) <= figure(other)
  return [isFirst ? one : other]
}

function metresOf(away: string): number {
  const [, figure = '0', unit] = /^([\d.]+) (k?m)/.exec(away) ?? []
  return Number(figure) * (unit === 'km' ? 1_000 : 1)
}
