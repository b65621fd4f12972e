import { jsonOf, route } from '@/app/api/respond'
import { services } from '@/lib/services'
import { placesSchema } from '@/lib/travel/places/place-schema'

const MOST_SUGGESTIONS = 8

/** Public: places whose name or code begins with `q`, for a chip's editor. */
export const GET = route(async (request) => {
  const text = new URL(request.url).searchParams.get('q')?.slice(0, 60) ?? ''
  const { places } = await services()
  return jsonOf(placesSchema, { places: text.trim() ? places.suggestPlaces(text, MOST_SUGGESTIONS) : [] })
})
