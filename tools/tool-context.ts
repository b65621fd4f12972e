import type { Places, WorldMap } from '@/lib/ports/places'
import type { TripCaller, TripDeps } from '@/lib/workflows/trips/issue-trip-command'

/** What every tool of a turn is given: whose thread it is, the traveller's day, and the outside. */
export type ToolContext = { caller: TripCaller; deps: TripDeps & { places: Places & Pick<WorldMap, 'locate'> } }
