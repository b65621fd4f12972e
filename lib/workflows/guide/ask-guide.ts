import type { Places } from '../../ports/places'
import type { GuidePassage } from '../../travel/guide/guide-article-schema'
import { findGuidePlace, nameOfDestination } from '../plans/find-guide-place'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'

/** `airline` is whose rule is asked: the guide tells what is usual, and that airline has the last word. */
export type GuideQuestion = { question: string; place?: string | undefined; airline?: string | undefined }

export type GuideAnswer = { status: 'found'; passages: GuidePassage[]; checkWith?: string } | { status: 'nothing-found'; question: string }

/** Passages of the guide that answer a question on travelling or on a place: the named one, else the trip's own. Changes nothing. */
export async function askGuide(
  { question, place, airline }: GuideQuestion,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<GuideAnswer> {
  const passages = place === undefined ? await findAnywhere(question, caller, deps) : deps.travelGuide.find(question, slugOf(place, deps))
  if (passages.length === 0) return { status: 'nothing-found', question }
  return { status: 'found', passages, ...(airline ? { checkWith: airline } : {}) }
}

/** "Do they speak English there?" is of the trip's place only where it is no question on travelling in general. */
async function findAnywhere(question: string, caller: TripCaller, deps: TripDeps & { places: Places }): Promise<GuidePassage[]> {
  const passages = deps.travelGuide.find(question)
  return passages.length > 0 ? passages : deps.travelGuide.find(question, await placeOfTrip(caller, deps))
}

async function placeOfTrip(caller: TripCaller, deps: TripDeps & { places: Places }): Promise<string | null> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  const said = nameOfDestination(trip)
  return trip?.plan?.destination.slug ?? (said === undefined ? null : slugOf(said, deps))
}

function slugOf(said: string, deps: Pick<TripDeps, 'guide'> & { places: Places }): string | null {
  const found = findGuidePlace(said, deps)
  return 'status' in found ? null : found.slug
}
