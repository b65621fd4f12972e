import 'server-only'
import { headers } from 'next/headers'
import { APP_VERSION } from '@/app/process/version'
import type { Environment } from '@/lib/env'
import type { ThreadRow } from '@/lib/ports/thread-store'
import { nameSecrets, secretsIn } from '@/lib/replay/find-secrets'
import type { Secret } from '@/lib/replay/redact'
import { headerModel, TRANSCRIPT_VERSION, type TranscriptHeader } from '@/lib/replay/transcript'
import type { Services } from '@/lib/services'
import { type PlainDate, plainDateIn } from '@/lib/travel/dates'
import { foldTrip, type RecordedCommand } from '@/lib/travel/trip/commands'

/** Of whoever owns the thread, what a recording must not hold. */
export type RecordedUser = { id: string; email: string | null; firstName: string; lastName: string; sessionId?: string }

const NAMED_SECRET = /KEY|SECRET|TOKEN|PASSWORD|CLIENT_ID/

/**
 * Everything secret or personal that is known around a thread, what its stand-ins are computed with, and the last day of its journey.
 * Whoever travels overrules whoever books.
 */
export async function recordingSecrets(
  thread: ThreadRow,
  user: RecordedUser,
  all: Services,
): Promise<{ secrets: Secret[]; key: string; travelOn: PlainDate | null }> {
  const [stored, order, saved, draft] = await Promise.all([
    all.trips.load(thread.id, user.id),
    all.orders.findByThread(thread.id, user.id),
    all.savedPassengers.list(user.id),
    all.drafts.load(thread.id, user.id),
  ])
  const commands = stored?.commands ?? []
  const travelOn = foldTrip(commands).result?.search.slices.at(-1)?.departureOn ?? null
  const secrets = [
    ...environmentSecrets(all.environment, all.secret),
    ...userSecrets(user),
    { kind: 'reference' as const, value: thread.id },
    ...saved.flatMap(({ id, profile }) => [{ kind: 'reference' as const, value: id }, ...secretsIn(profile, travelOn)]),
    ...secretsIn(draft, travelOn),
    ...(order ? [{ kind: 'reference' as const, value: order.id }, ...secretsIn(order, travelOn)] : []),
    ...secretsIn(commands, travelOn),
  ]
  return { secrets, key: `${all.secret} ${thread.id}`, travelOn }
}

/** The world in which the recording begins, and what the thread held if it was not new. */
export async function recordingHeader(thread: ThreadRow, startedAt: Date, all: Services): Promise<TranscriptHeader> {
  const zone = await travellersZone()
  const { environment } = all
  return {
    type: 'transcript',
    version: TRANSCRIPT_VERSION,
    title: thread.name.slice(0, 200),
    app: APP_VERSION,
    now: startedAt.toISOString(),
    today: plainDateIn(zone, startedAt),
    zone,
    seed: Number(/(?:^|\s)seed=(\d{1,9})(?:\s|$)/.exec(environment.SANDBOX_DIALS)?.[1] ?? 0),
    model: headerModel(all.model),
    supplier: marketOf(all),
    gateway: all.gateway.name,
    ...(await beginningOf(thread, all)),
  }
}

/** With the words of its dials behind its name, so that a replay may open the same market. */
function marketOf({ supplier, environment }: Services): string {
  const words = supplier.isSimulated ? `${supplier.name} ${environment.SANDBOX_DIALS}`.trim() : supplier.name
  return words.length <= 40 ? words : supplier.name
}

async function beginningOf(thread: ThreadRow, all: Services): Promise<Pick<TranscriptHeader, 'beginning'>> {
  const [rows, stored] = await Promise.all([all.messages.list(thread.id, thread.userId), all.trips.load(thread.id, thread.userId)])
  const commands = stored?.commands ?? []
  if (rows.length === 0 && commands.length === 0) return {}
  const messages = rows.map(({ role, parts, status }) => ({ role, parts, status }))
  return { beginning: { commands, searches: await searchesOf(commands, thread.userId, all), messages } }
}

/** What the trip's flights were found in: clicks look offers up there. */
async function searchesOf(commands: RecordedCommand[], userId: string, { searches }: Services) {
  const ids = new Set(commands.flatMap(({ facts }) => (facts.result ? [facts.result.searchId] : [])))
  const found = await Promise.all([...ids].map((id) => searches.find(id, userId)))
  return found.flatMap((result) => (result ? [{ value: result }] : []))
}

function userSecrets({ id, email, firstName, lastName, sessionId }: RecordedUser): Secret[] {
  return [
    { kind: 'reference', value: id },
    { kind: 'reference', value: sessionId ?? '' },
    { kind: 'email', value: email ?? '' },
    ...nameSecrets(firstName, 'Alex'),
    ...nameSecrets(lastName, 'Traveller'),
  ]
}

/** Keys and passwords of the environment, also those within addresses of servers. */
function environmentSecrets(environment: Environment, appSecret: string): Secret[] {
  const texts = Object.entries(environment).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    return NAMED_SECRET.test(name) ? [value] : /_URL$/.test(name) ? credentialsIn(value) : []
  })
  return [appSecret, ...texts].map((value) => ({ kind: 'key', value }))
}

function credentialsIn(address: string): string[] {
  const url = URL.parse(address)
  return url?.password ? [address, url.password, decodeURIComponent(url.password)] : []
}

/** Requests name the traveller's zone; work that nobody asked for just now has none. */
async function travellersZone(): Promise<string> {
  try {
    const zone = (await headers()).get('x-time-zone') ?? 'UTC'
    plainDateIn(zone, new Date(0))
    return zone.slice(0, 60)
  } catch {
    return 'UTC'
  }
}
