import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { dateCoverageSchema } from '@/lib/travel/flights/date-window-schema'
import { amenitiesSchema } from '@/lib/travel/flights/offer-schema'
import { pickLabelSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { memoryChangeSchema, tripMemorySchema } from '@/lib/travel/trip/trip-memory-schema'
import { candidateSchema } from './candidate'
import { PLANNING_RESULTS, type PlanningTool } from './planning-results'
import { ANCILLARY_KINDS } from './skills/ancillaries/wish'
import { STAY_RESULTS } from './stay-results'

/** A tool's result as every model reads it: ids, times, and amounts as text. */
const briefSchema = z.object({
  offerId: z.string(),
  place: z.number(),
  flightNumbers: z.array(z.string()),
  airline: z.string(),
  from: z.string(),
  to: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  durationMinutes: z.number(),
  connections: z.number().default(0),
  via: z.array(z.string()).default([]),
  total: z.string(),
})
export type Brief = z.infer<typeof briefSchema>

const namedSchema = z.object({ name: z.string(), text: z.string() })
/** The place guide's answer; `quarter` is the neighbourhood asked about. */
const placeToldSchema = z.object({
  status: z.literal('told'),
  place: z.string(),
  bestMonths: z.array(z.string()).default([]),
  weather: z.object({ month: z.string(), highC: z.number(), lowC: z.number(), rainDays: z.number(), note: z.string() }).optional(),
  food: z.array(namedSchema).default([]),
  quarters: z.array(namedSchema).default([]),
  quarter: z.string().nullable().default(null),
})
export type PlaceTold = z.infer<typeof placeToldSchema>

/** Whole round trips of a search there and back; `flightNumbers` and `departs` are those of the outbound and the return. */
const roundTripSchema = z.object({
  ids: z.tuple([z.string(), z.string()]),
  flightNumbers: z.tuple([z.string(), z.string()]),
  departs: z.tuple([z.string(), z.string()]),
  labels: z.array(pickLabelSchema).default([]),
  reason: z.string().optional(),
  total: z.string(),
})
export type ShownRoundTrip = z.infer<typeof roundTripSchema>

const comparedRoundTripSchema = roundTripSchema.extend({
  durationMinutes: z.number(),
  connections: z.number(),
  againstFirst: z.string().optional(),
})
export type ComparedRoundTrip = z.infer<typeof comparedRoundTripSchema>

const shownFlightsSchema = z.object({
  searchId: z.string(),
  sliceIndex: z.number(),
  label: z.string(),
  from: z.string(),
  to: z.string(),
  departureOn: plainDateSchema,
  offerCount: z.number(),
  isSimulated: z.boolean(),
  /** How long after the search its prices are valid. */
  holdsMinutes: z.number().optional(),
  picks: z.array(
    z.object({
      offerId: z.string(),
      place: z.number(),
      labels: z.array(pickLabelSchema),
      reason: z.string(),
      total: z.string(),
      /** What the price includes per traveller, if less than requested. */
      checkedBags: z.number().optional(),
    }),
  ),
  briefs: z.array(briefSchema),
  /** While neither direction has a flight yet. */
  roundTrips: z.object({ trips: z.array(roundTripSchema) }).optional(),
  /** Airports that stand in for towns without one. */
  standIns: z
    .array(z.object({ town: z.string(), airport: z.string(), km: z.number().optional(), others: z.array(z.string()).optional() }))
    .optional(),
})
export type ShownFlights = z.infer<typeof shownFlightsSchema>

const givenUpSchema = z.array(z.object({ kind: z.enum(ANCILLARY_KINDS), sliceIndexes: z.array(z.number()) }))

/** The chosen flights that a changed search still has, at its prices, those that it has not, and what went with them. */
const heldSchema = z.object({
  kept: z.array(
    z.object({ sliceIndex: z.number(), label: z.string(), flight: z.string(), fare: z.string().nullable(), total: z.string() }),
  ),
  lost: z.array(z.object({ label: z.string(), flight: z.string() })),
  givenUp: givenUpSchema.optional(),
})
export type Held = z.infer<typeof heldSchema>

/** A direction's filters, in short clauses. */
const filteredSliceSchema = z.object({
  sliceIndex: z.number(),
  label: z.string(),
  filters: z.array(z.string()),
  offerCount: z.number(),
  totalCount: z.number(),
})
export type FilteredSlice = z.infer<typeof filteredSliceSchema>

const shownFareSchema = z.object({
  fareId: z.string(),
  brand: z.string(),
  cabinClass: z.string(),
  total: z.string(),
  /** "1 of 8 kg". */
  cabinBags: z.string().optional(),
  checkedBags: z.number(),
  checkedBagKg: z.number().optional(),
  seat: z.string().optional(),
  meal: z.string().optional(),
  change: z.string(),
  refund: z.string(),
})
export type ShownFare = z.infer<typeof shownFareSchema>

/** A flight of a compared total: the chosen one, another in its place, or the cheapest where none is chosen. */
const comparedFlightSchema = z.object({
  sliceIndex: z.number(),
  flight: z.string(),
  airline: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  fare: z.string().nullable(),
  stands: z.enum(['same', 'other', 'cheapest']),
  total: z.string(),
})
export type ComparedFlight = z.infer<typeof comparedFlightSchema>

/** All facts of a looked-up flight. */
const detailsSchema = briefSchema.extend({
  labels: z.array(pickLabelSchema),
  reason: z.string(),
  shares: z.string(),
  segments: z.array(
    z.object({
      flight: z.string(),
      from: z.string(),
      to: z.string(),
      departsAt: z.string(),
      arrivesAt: z.string(),
      operatedBy: z.string(),
      aircraft: z.string(),
      onBoard: amenitiesSchema.optional(),
      alsoLandsIn: z.array(z.string()).optional(),
    }),
  ),
  layovers: z.array(
    z.object({
      in: z.string(),
      airport: z.string(),
      length: z.string(),
      isOvernight: z.boolean(),
      goesOnFrom: z.string().optional(),
    }),
  ),
  co2: z.string().nullable(),
  fares: z.array(shownFareSchema),
  againstFirst: z.string().optional(),
})
export type FlightDetails = z.infer<typeof detailsSchema>

const refusedSchema = z.object({ status: z.literal('refused'), refusal: refusalSchema })
/** Shared by seats, bags, meals and extras: what was chosen, what's available, or why neither. */
const ancillariesSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('chosen'),
    items: z.array(
      z.object({ what: z.string(), whom: z.string(), flight: z.string(), price: z.string(), isRemoved: z.boolean().optional() }),
    ),
    kindTotal: z.string(),
    tripTotal: z.string(),
    notes: z.array(z.string()),
  }),
  z.object({
    status: z.literal('shown'),
    summary: z.array(z.object({ what: z.string(), flight: z.string(), lowest: z.string().nullable(), isIncluded: z.boolean() })),
    tripTotal: z.string(),
  }),
  z.object({ status: z.literal('unavailable'), message: z.string() }),
  refusedSchema,
])
export type AncillaryAnswer = z.infer<typeof ancillariesSchema>
const foundSchema = shownFlightsSchema.extend({ status: z.literal('found') })

/** A passage of the guide as every model reads it: its paragraphs, and in `source` the name of who says so. */
const passageSchema = z.object({ title: z.string(), paragraphs: z.array(z.string()), source: z.string(), asOf: z.string() })
export type ToldPassage = z.infer<typeof passageSchema>

/** What the cheapest trip would leave of the budget (`left`), or how far over it goes (`overBy`). */
const outlookSchema = z.object({
  limit: z.string(),
  cheapest: z.string(),
  left: z.string().optional(),
  overBy: z.string().optional(),
  wayOut: z.object({ departureOn: plainDateSchema, returnOn: plainDateSchema.nullable(), total: z.string(), fits: z.boolean() }).optional(),
})

/** Why a search found nothing yet: no flights, something still to be said, a place that may be several, or a refusal. */
const UNFOUND = [
  /** `cheapest`: where only a budget leaves nothing, what the cheapest costs. */
  z.object({ status: z.literal('none'), message: z.string(), cheapest: z.string().optional() }),
  z.object({ status: z.literal('missing'), missing: z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType']) }),
  z.object({
    status: z.literal('unclear-place'),
    field: z.enum(['from', 'to']),
    said: z.string(),
    candidates: z.array(candidateSchema),
  }),
  refusedSchema,
] as const

const TOOL_RESULTS = {
  searchFlights: z.discriminatedUnion('status', [
    foundSchema.extend({ held: heldSchema.optional(), budget: outlookSchema.optional() }),
    z.object({ status: z.literal('kept'), held: heldSchema }),
    ...UNFOUND,
  ]),
  rankFlights: z.discriminatedUnion('status', [foundSchema, refusedSchema]),
  filterFlights: z.discriminatedUnion('status', [
    foundSchema.extend({ filtered: z.array(filteredSliceSchema), note: z.string().nullable() }),
    z.object({ status: z.literal('none'), message: z.string(), lift: z.string().nullable().optional(), left: z.number().optional() }),
    refusedSchema,
  ]),
  lookUpFlights: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('looked-up'),
      searchId: z.string(),
      sliceIndex: z.number(),
      label: z.string(),
      matchCount: z.number(),
      isExact: z.boolean(),
      areFilteredOut: z.boolean(),
      flights: z.array(detailsSchema),
      roundTrips: z.array(comparedRoundTripSchema).optional(),
    }),
    z.object({ status: z.literal('not-there'), message: z.string(), offerCount: z.number() }),
    refusedSchema,
  ]),
  compareDays: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('compared'),
      searchId: z.string(),
      sliceIndex: z.number(),
      label: z.string(),
      chosenOn: plainDateSchema,
      days: z.array(z.object({ date: plainDateSchema, total: z.string() })),
      cheapest: z.object({ date: plainDateSchema, total: z.string() }).nullable(),
    }),
    refusedSchema,
  ]),
  searchDates: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('found'),
      from: z.string(),
      to: z.string(),
      leaveFrom: plainDateSchema,
      leaveTo: plainDateSchema,
      best: z.array(
        z.object({ departureOn: plainDateSchema, returnOn: plainDateSchema.nullable(), nights: z.number().nullable(), total: z.string() }),
      ),
      coverage: dateCoverageSchema,
      conditions: z.array(z.string()).optional(),
    }),
    ...UNFOUND,
  ]),
  searchPlaces: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('found'),
      by: pickLabelSchema,
      areDaysOpen: z.boolean(),
      /** The place on the list of the route that comes first by each label. */
      first: z.record(pickLabelSchema, z.number()),
      travellerCount: z.number(),
      departureOn: plainDateSchema,
      returnOn: plainDateSchema.nullable(),
      routes: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          departureOn: plainDateSchema,
          returnOn: plainDateSchema.nullable(),
          journeys: z.array(
            z.object({
              labels: z.array(pickLabelSchema),
              total: z.string(),
              durationMinutes: z.number(),
              flights: z.array(z.object({ from: z.string(), to: z.string() })),
            }),
          ),
        }),
      ),
      coverage: z.object({
        searched: z.number(),
        noFlights: z.array(z.string()),
        notSearched: z.array(z.string()),
        failed: z.array(z.string()),
        overBudget: z.array(z.string()),
      }),
      conditions: z.array(z.string()).optional(),
    }),
    ...UNFOUND,
  ]),
  searchMeetUp: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('found'),
      to: z.string(),
      departureOn: plainDateSchema,
      returnOn: plainDateSchema.nullable(),
      withinMinutes: z.number(),
      isWider: z.boolean(),
      options: z.array(
        z.object({
          total: z.string(),
          gapMinutes: z.number(),
          flights: z.array(
            z.object({
              from: z.string(),
              travellerCount: z.number(),
              searchId: z.string(),
              offerId: z.string(),
              flight: z.string(),
              departsAt: z.string(),
              arrivesAt: z.string(),
              total: z.string(),
            }),
          ),
        }),
      ),
    }),
    ...UNFOUND,
  ]),
  compareVariants: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('compared'),
      now: z.object({ total: z.string(), flights: z.array(comparedFlightSchema) }),
      variants: z.array(
        z.discriminatedUnion('status', [
          z.object({
            status: z.literal('priced'),
            clauses: z.array(z.string()),
            total: z.string(),
            difference: z.object({ is: z.enum(['same', 'dearer', 'cheaper']), by: z.string() }),
            flights: z.array(comparedFlightSchema),
            lost: z.array(z.string()).default([]),
          }),
          z.object({ status: z.literal('unpriced'), clauses: z.array(z.string()), message: z.string() }),
        ]),
      ),
    }),
    refusedSchema,
  ]),
  setBudget: z.discriminatedUnion('status', [
    z.object({ status: z.literal('set'), limit: z.string(), left: z.string(), isOver: z.boolean(), outlook: outlookSchema.optional() }),
    z.object({ status: z.literal('dropped') }),
    refusedSchema,
  ]),
  remember: z.discriminatedUnion('status', [
    z.object({ status: z.literal('kept'), memory: tripMemorySchema, step: memoryChangeSchema }),
    refusedSchema,
  ]),
  takeVariant: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('taken'),
      clauses: z.array(z.string()),
      total: z.string().nullable(),
      slices: z.array(z.object({ sliceIndex: z.number(), before: z.string().nullable(), now: z.string().nullable() })),
    }),
    refusedSchema,
  ]),
  chooseFlight: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('chosen'),
      sliceIndex: z.number(),
      label: z.string(),
      flight: z.string(),
      airline: z.string(),
      departsAt: z.string(),
      arrivesAt: z.string(),
      fare: z.string().nullable(),
      total: z.string().nullable(),
      fares: z.array(shownFareSchema),
      next: z.enum(['pick-flight', 'choose-fare', 'summarise-trip']),
      nextSliceIndex: z.number().nullable(),
      /** Of a round trip that was chosen at once. */
      outbound: z.object({ flight: z.string(), departsAt: z.string(), arrivesAt: z.string(), fares: z.array(shownFareSchema) }).optional(),
      givenUp: givenUpSchema.optional(),
    }),
    refusedSchema,
  ]),
  summariseFlight: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('ready'),
      slices: z.array(
        z.object({
          sliceIndex: z.number(),
          label: z.string(),
          flight: z.string(),
          departsAt: z.string(),
          arrivesAt: z.string(),
          fares: z.array(shownFareSchema),
          chosenFareId: z.string().nullable(),
        }),
      ),
    }),
    refusedSchema,
  ]),
  summariseTrip: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('ready'),
      route: z.string(),
      total: z.string(),
      serviceFee: z.string().nullable(),
      lines: z.array(z.object({ type: z.string(), count: z.number(), subtotal: z.string() })),
      shares: z.string().optional(),
    }),
    refusedSchema,
  ]),
  startCheckout: z.discriminatedUnion('status', [
    /** `priceNow` is the airline's price, if it differs from the total shown so far. */
    z.object({ status: z.literal('open'), total: z.string(), priceNow: z.string().optional(), passengerCount: z.number() }),
    refusedSchema,
  ]),
  chooseSeats: ancillariesSchema,
  chooseBags: ancillariesSchema,
  chooseMeals: ancillariesSchema,
  chooseExtras: ancillariesSchema,
  rewindTrip: z.discriminatedUnion('status', [
    z.object({ status: z.literal('rewound'), to: z.enum(['previous', 'start']), undone: z.string().nullable() }),
    refusedSchema,
  ]),
  lookUpPlace: z.discriminatedUnion('status', [
    placeToldSchema,
    z.object({
      status: z.literal('weather'),
      place: z.string(),
      weather: z.array(z.object({ month: z.string(), highC: z.number(), rainDays: z.number() })),
    }),
    z.object({ status: z.literal('missing'), missing: z.literal('destination') }),
    z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) }),
  ]),
  askGuide: z.discriminatedUnion('status', [
    z.object({ status: z.literal('found'), passages: z.array(passageSchema).min(1), checkWith: z.string().optional() }),
    z.object({ status: z.literal('nothing-found'), question: z.string() }),
  ]),
  getHelp: z.object({
    status: z.literal('told'),
    about: z.enum(['contact', 'bookings', 'papers', 'changes']),
    hasDesk: z.boolean(),
    bookings: z
      .array(z.object({ bookingReference: z.string().nullable(), isSimulated: z.boolean(), isOfThisTrip: z.boolean() }))
      .nullable(),
    bookingCount: z.number(),
  }),
  ...PLANNING_RESULTS,
  ...STAY_RESULTS,
}
export type ToolName = keyof typeof TOOL_RESULTS
export type ToolResult = {
  [Name in ToolName]: { tool: Name; input: Record<string, unknown>; result: z.infer<(typeof TOOL_RESULTS)[Name]> | null }
}[ToolName]

/** A result of the four tools that sell ancillaries. */
export type AncillaryResult = Extract<ToolResult, { tool: 'chooseSeats' | 'chooseBags' | 'chooseMeals' | 'chooseExtras' }>

export function isAncillaryResult(result: ToolResult): result is AncillaryResult {
  return ['chooseSeats', 'chooseBags', 'chooseMeals', 'chooseExtras'].includes(result.tool)
}

/** A result of the planning, proposing and comparing tools. */
export type PlanningResult = Extract<ToolResult, { tool: PlanningTool }>

export function isPlanningResult(result: ToolResult): result is PlanningResult {
  return Object.hasOwn(PLANNING_RESULTS, result.tool)
}

/** A result of the two tools that find and keep places to stay. */
export type StayResult = Extract<ToolResult, { tool: keyof typeof STAY_RESULTS }>

export function isStayResult(result: ToolResult): result is StayResult {
  return Object.hasOwn(STAY_RESULTS, result.tool)
}

/** Whether the concierge can read and call this tool. */
export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOL_RESULTS, name)
}

/** `result` is null if the tool failed or its result has an unknown shape. */
export function readToolResult(tool: ToolName, input: unknown, output: unknown): ToolResult {
  const parsed = TOOL_RESULTS[tool].safeParse(output)
  const call = { tool, input: isRecord(input) ? input : {}, result: parsed.success ? parsed.data : null }
  // The name selected the schema, so the pair matches; the union type can't express that.
  return call as ToolResult
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
