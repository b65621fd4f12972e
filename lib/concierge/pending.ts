import type { SharedV4ProviderMetadata } from '@ai-sdk/provider'
import { z } from 'zod'
import { ANCILLARY_KINDS } from './skills/ancillaries/wish'
import { isToolName, type ToolName } from './tool-results'

/** A call that was offered, as it would be made. */
const actSchema = z.object({ tool: z.string().refine(isToolName), input: z.record(z.string(), z.unknown()) })
export type Act = z.infer<typeof actSchema>

const place = z.string().nullable()

/**
 * The question or the offer that an answer leaves open: what was asked, about what, and what there is to choose from. Places are as the
 * situation has them, days as the calendar has them, flights as `flightKey` names them.
 */
const pendingSchema = z.discriminatedUnion('asked', [
  /** The missing parts of a search. `about` is the other end that is known. */
  z.object({ asked: z.literal('destination'), about: place }),
  z.object({ asked: z.literal('origin'), about: place }),
  /** `about`: the time within which a day is asked for ("in May"), or the flight of several that has none. */
  z.object({
    asked: z.enum(['departure-day', 'return-day']),
    about: z.union([z.object({ within: z.string() }), z.object({ from: z.string(), to: z.string() })]).nullable(),
  }),
  z.object({ asked: z.enum(['trip-type', 'day', 'other-day-or-airport', 'what-to-change', 'what-gives-way']) }),
  z.object({
    asked: z.literal('which-place'),
    about: z.object({ field: z.enum(['from', 'to']), said: z.string() }),
    choices: z.array(z.object({ name: z.string(), countryCode: z.string(), iataCode: z.string() })),
  }),
  /** `about`: "the way back"; null where there is one way. No choices: any flight of the list. */
  z.object({ asked: z.literal('which-flight'), about: z.string().nullable(), choices: z.array(z.string()) }),
  z.object({ asked: z.literal('which-fare'), about: z.enum(['one', 'both', 'all']), choices: z.array(z.string()) }),
  z.object({ asked: z.literal('which-filter'), choices: z.array(z.string()) }),
  /** `about`: what of them is chosen from; `either` takes the first that fits where the traveller does not mind. */
  z.object({ asked: z.literal('which-ancillary'), choices: z.array(z.enum(ANCILLARY_KINDS)) }),
  z.object({ asked: z.literal('seat-side'), either: actSchema }),
  /** For how many of them skis and the like are. */
  z.object({ asked: z.literal('how-many'), about: z.string() }),
  /** Planning: the place of a plan or of a comparison, one of the places that were proposed, one of the stops or sights. */
  z.object({ asked: z.enum(['plan-place', 'compare-place']) }),
  z.object({ asked: z.enum(['which-destination', 'which-stop']), choices: z.array(z.string()) }),
  /** Places to stay. */
  z.object({ asked: z.enum(['stay-city', 'stay-nights', 'stay-until', 'which-stay']) }),
  /** An offer: what a "yes" does. `about` tells offers of the same call apart. */
  z.object({ asked: z.literal('confirm'), acts: z.array(actSchema), about: z.enum(['plan', 'each']).optional() }),
])
export type Pending = z.infer<typeof pendingSchema>

/**
 * What an answer said, so that it is not said twice and can be pointed back at: the marks of its sentences, the flights, the places to
 * stay and the stops of a plan that it named, in order, and the notes that are given once or counted ("topic:weather").
 */
const toldSchema = z.object({
  sentences: z.array(z.string()).default([]),
  flights: z.array(z.string()).default([]),
  stays: z.array(z.string()).default([]),
  stops: z.array(z.string()).default([]),
  notes: z.array(z.string()).default([]),
})
export type Told = z.infer<typeof toldSchema>

/** What an answer carries beside its words. */
export type Carried = { pending: Pending | null; told: Told }

export const NOTHING_TOLD: Told = { sentences: [], flights: [], stays: [], stops: [], notes: [] }
/** Of an answer that came without values: another model's, or of an older version. */
export const NOTHING_CARRIED: Carried = { pending: null, told: NOTHING_TOLD }

/** As the AI SDK keeps it with the words (`providerMetadata`, which a model gets again as `providerOptions`); what is empty is left out. */
export function toMetadata({ pending, told }: Carried): SharedV4ProviderMetadata {
  const known: Partial<Told> = Object.fromEntries(Object.entries(told).filter(([, values]) => values.length > 0))
  // Both come of their schemas, which hold nothing that JSON does not.
  return { wayfarer: { ...(pending ? { pending } : {}), told: known } } as SharedV4ProviderMetadata
}

/** What `toMetadata` made; what cannot be read of it is nothing. */
export function readMetadata(metadata: Record<string, unknown> | undefined): Carried {
  const carried = z.object({ pending: z.unknown(), told: z.unknown() }).partial().safeParse(metadata?.wayfarer).data
  return {
    pending: pendingSchema.safeParse(carried?.pending).data ?? null,
    told: toldSchema.safeParse(carried?.told).data ?? NOTHING_TOLD,
  }
}

/** Of one answer in several pieces: all that was told, and what is open after the last of them. */
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

/** The input of an offered call of that tool; null where another thing or nothing is offered. */
export function offered(pending: Pending | null, tool: ToolName): Record<string, unknown> | null {
  if (pending?.asked !== 'confirm') return null
  return pending.acts.find((act) => act.tool === tool)?.input ?? null
}

/** "TP1361 + TP204": a flight in whichever search it stands. */
export function flightKey({ flightNumbers }: { flightNumbers: string[] }): string {
  return flightNumbers.join(' + ')
}
