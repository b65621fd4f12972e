import type { SharedV4ProviderMetadata } from '@ai-sdk/provider'
import { z } from 'zod'
import { DROPPABLE_LIMITS } from '@/lib/travel/plan/droppable-limits'
import { ANCILLARY_KINDS } from './skills/ancillaries/wish'
import { isToolName, type ToolName } from './tool-results'

/** An offered call, with its input. */
const actSchema = z.object({ tool: z.string().refine(isToolName), input: z.record(z.string(), z.unknown()) })
export type Act = z.infer<typeof actSchema>

const place = z.string().nullable()

/**
 * The question or offer an answer leaves open: the kind of question, its subject, and the choices. Places are written as in the
 * situation, days as in the calendar, flights as `flightKey` names them.
 */
const pendingSchema = z.discriminatedUnion('asked', [
  /** The missing parts of a search. `about` is the known end of the route. */
  z.object({ asked: z.literal('destination'), about: place }),
  z.object({ asked: z.literal('origin'), about: place }),
  /** `about`: the period in which a day is asked for ("in May"), or the flight of a multi-trip without a date. */
  z.object({
    asked: z.enum(['departure-day', 'return-day']),
    about: z.union([z.object({ within: z.string() }), z.object({ from: z.string(), to: z.string() })]).nullable(),
  }),
  z.object({ asked: z.enum(['trip-type', 'day', 'other-day-or-airport', 'what-to-change']) }),
  /** No place fits: the limits without which some do. */
  z.object({ asked: z.literal('what-gives-way'), choices: z.array(z.enum(DROPPABLE_LIMITS)).default([]) }),
  /** A dead end with ways on, each as the words on its button and the call that they make. */
  z.object({ asked: z.literal('which-way-on'), choices: z.array(z.object({ name: z.string(), act: actSchema })) }),
  z.object({
    asked: z.literal('which-place'),
    about: z.object({ field: z.enum(['from', 'to']), said: z.string() }),
    choices: z.array(z.object({ name: z.string(), countryCode: z.string(), iataCode: z.string() })),
  }),
  /** The best days of a comparison; `input`: the search that they belong to, `filters`: what was wished of its flights. */
  z.object({
    asked: z.literal('which-dates'),
    choices: z.array(z.object({ departureOn: z.string(), returnOn: z.string().nullable() })),
    input: z.record(z.string(), z.unknown()),
    filters: z.array(z.record(z.string(), z.unknown())),
  }),
  /** The routes of the last comparison, which stand on its card. */
  z.object({ asked: z.literal('which-route') }),
  /** Whose flight of a meet-up goes into the trip; they stand on its card. */
  z.object({ asked: z.literal('which-group') }),
  /** Variants of the trip that were priced, each as the input that takes it, with its name. */
  z.object({
    asked: z.literal('which-variant'),
    choices: z.array(z.object({ name: z.string(), input: z.record(z.string(), z.unknown()) })),
  }),
  /** `about`: "the way back"; null if there's one direction. No choices: any flight of the list. */
  z.object({ asked: z.literal('which-flight'), about: z.string().nullable(), choices: z.array(z.string()) }),
  /** Of a search there and back whose whole round trips stand on the card. */
  z.object({ asked: z.literal('which-round-trip') }),
  z.object({ asked: z.literal('which-fare'), about: z.enum(['one', 'both', 'all']), choices: z.array(z.string()) }),
  /** `sliceIndex`: the direction whose filters they are; null for all. */
  z.object({
    asked: z.literal('which-filter'),
    sliceIndex: z.number().nullable().default(null),
    choices: z.array(z.string()),
    /** What removes each of them, in the same order. */
    acts: z.array(actSchema).optional(),
  }),
  /** `about`: the list to choose from; `either` takes the first match if the traveller doesn't mind. */
  z.object({ asked: z.literal('which-ancillary'), choices: z.array(z.enum(ANCILLARY_KINDS)) }),
  z.object({ asked: z.literal('seat-side'), either: actSchema }),
  /** How many travellers the sports equipment is for. */
  z.object({ asked: z.literal('how-many'), about: z.string() }),
  /** Planning: the place of a plan or comparison, a proposed place, a stop or a sight. */
  z.object({ asked: z.enum(['plan-place', 'compare-place']) }),
  z.object({ asked: z.enum(['which-destination', 'which-stop']), choices: z.array(z.string()) }),
  /** Places to stay. */
  z.object({ asked: z.enum(['stay-city', 'stay-nights', 'stay-until', 'which-stay']) }),
  /** An offer: the call a "yes" makes. `about` distinguishes offers of the same call; `shows` is how many flights a lifted filter gives. */
  z.object({
    asked: z.literal('confirm'),
    acts: z.array(actSchema),
    about: z.enum(['plan', 'each']).optional(),
    shows: z.number().optional(),
  }),
])
export type Pending = z.infer<typeof pendingSchema>

/**
 * What an answer said, so it isn't repeated and can be referred to: the marks of its sentences, the flights, places to
 * stay and plan stops it named, in order, and notes given once or counted ("topic:weather").
 */
const toldSchema = z.object({
  sentences: z.array(z.string()).default([]),
  flights: z.array(z.string()).default([]),
  stays: z.array(z.string()).default([]),
  stops: z.array(z.string()).default([]),
  notes: z.array(z.string()).default([]),
})
export type Told = z.infer<typeof toldSchema>

/** The metadata of an answer. */
export type Carried = { pending: Pending | null; told: Told }

export const NOTHING_TOLD: Told = { sentences: [], flights: [], stays: [], stops: [], notes: [] }
/** For an answer without metadata: from another model or an older version. */
export const NOTHING_CARRIED: Carried = { pending: null, told: NOTHING_TOLD }

/** Stored by the AI SDK with the words (`providerMetadata`, which a model gets back as `providerOptions`); empty values are left out. */
export function toMetadata({ pending, told }: Carried): SharedV4ProviderMetadata {
  const known: Partial<Told> = Object.fromEntries(Object.entries(told).filter(([, values]) => values.length > 0))
  // Both were parsed by their schemas, which allow only JSON.
  return { wayfarer: { ...(pending ? { pending } : {}), told: known } } as SharedV4ProviderMetadata
}

/** Reads the output of `toMetadata`; unreadable values are dropped. */
export function readMetadata(metadata: Record<string, unknown> | undefined): Carried {
  const carried = z.object({ pending: z.unknown(), told: z.unknown() }).partial().safeParse(metadata?.wayfarer).data
  return {
    pending: pendingSchema.safeParse(carried?.pending).data ?? null,
    told: toldSchema.safeParse(carried?.told).data ?? NOTHING_TOLD,
  }
}

/** One answer in several pieces: everything told, and what the last piece leaves open. */
export function joined(carried: Carried[]): Carried {
  const told = (name: keyof Told) => carried.flatMap((one) => one.told[name])
  return {
    pending: carried.at(-1)?.pending ?? null,
    told: {
      sentences: told('sentences'),
      flights: told('flights'),
      stays: told('stays'),
      stops: told('stops'),
      notes: told('notes'),
    },
  }
}

/** The input of an offered call of that tool; null if another offer or none is open. */
export function offered(pending: Pending | null, tool: ToolName): Record<string, unknown> | null {
  if (pending?.asked !== 'confirm') return null
  return pending.acts.find((act) => act.tool === tool)?.input ?? null
}

/** "TP1361 + TP204": identifies a flight across searches. */
export function flightKey({ flightNumbers }: { flightNumbers: string[] }): string {
  return flightNumbers.join(' + ')
}
