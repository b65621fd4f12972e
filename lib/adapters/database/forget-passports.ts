import { and, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { orders, threads, tripCommands } from './schema'

/** A passport, or a fact of somebody's health: what is encrypted of a passenger (sealing.ts). */
const SEALED = '$[*].*.sealed'
/** Of an order without flights nothing is known; no airline sells further ahead than a year. */
const LONGEST_AHEAD = sql`interval '400 days'`

/** Of orders whose last flight landed before then, and of the trips they came from; the airline's references stay. */
export async function forgetFlownPassports(db: Database, before: Date, most: number): Promise<number> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(hasSealed(orders.passengers), landedBefore(before), isAtRest(before)))
    .limit(most)
    .for('update', { skipLocked: true })
  const forgotten = await db
    .update(orders)
    .set({ passengers: withoutSealed(orders.passengers) })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id })
  // What was never booked is a trip like any other: another journey may be planned in the same thread.
  const flown = db
    .select({ id: orders.threadId })
    .from(orders)
    .where(and(landedBefore(before), isNotNull(orders.bookingReference)))
  return forgotten.length + (await forgetInCommands(db, sql`${inArray(tripCommands.threadId, flown)}`, before, most - forgotten.length))
}

/** Of trips that nobody has touched since then, by words or by pressing, and on which no order hangs. */
export function forgetUnbookedPassports(db: Database, before: Date, most: number): Promise<number> {
  const instant = sql`${before.toISOString()}::timestamptz`
  const pressed = db
    .select({ id: tripCommands.threadId })
    .from(tripCommands)
    .where(and(eq(tripCommands.threadId, threads.id), sql`${tripCommands.issuedAt} >= ${instant}`))
  const untouched = db
    .select({ id: threads.id })
    .from(threads)
    .where(and(sql`${threads.updatedAt} < ${instant}`, notExists(pressed)))
  return forgetInCommands(db, sql`${inArray(tripCommands.threadId, untouched)}`, before, most)
}

/** A trip that is flown later keeps them, whichever order of its thread that is. */
async function forgetInCommands(db: Database, isMeant: ReturnType<typeof sql>, before: Date, most: number): Promise<number> {
  if (most <= 0) return 0
  const passengers = sql`${tripCommands.command} -> 'passengers'`
  const later = db
    .select({ id: orders.threadId })
    .from(orders)
    .where(sql`not ${landedBefore(before)}`)
  const due = sql`select ctid from ${tripCommands} where ${tripCommands.command} ->> 'type' = 'set-passengers'
    and ${hasSealed(passengers)} and ${isMeant} and not ${inArray(tripCommands.threadId, later)} limit ${most} for update skip locked`
  const forgotten = await db
    .update(tripCommands)
    .set({ command: sql`jsonb_set(${tripCommands.command}, '{passengers}', ${withoutSealed(passengers)})` })
    .where(sql`ctid in (${due})`)
    .returning({ number: tripCommands.number })
  return forgotten.length
}

type Passengers = AnyPgColumn | ReturnType<typeof sql>

const hasSealed = (passengers: Passengers) => sql`jsonb_path_exists(${passengers}, ${SEALED}::jsonpath)`

/** As somebody is stored who has told none of it. */
const withoutSealed = (passengers: Passengers) =>
  sql`(select jsonb_agg(person || '{"passport": null, "specialService": ""}'::jsonb order by place) from jsonb_array_elements(${passengers}) with ordinality as people (person, place))`

/** By the day in the local time of the airport, which is near enough for a rule of days. */
function landedBefore(before: Date) {
  const lands = sql`(select max(left(lands #>> '{}', 10)) from jsonb_path_query(${orders.picks}, '$[*].offer.segments[*].arrivesAt') as flights (lands))`
  const latest = sql`to_char(${orders.createdAt} + ${LONGEST_AHEAD}, 'YYYY-MM-DD')`
  return sql`(coalesce(${lands}, ${latest}) < ${before.toISOString().slice(0, 10)})`
}

/** Nobody works on it at this moment. */
function isAtRest(now: Date) {
  return or(isNull(orders.leaseUntil), lte(orders.leaseUntil, now))
}
