import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { drawnMapSchema, routeSchema } from '@/lib/travel/places/route-map-schema'

const routesSchema = z.array(routeSchema).min(1).max(8)

/** A drawn map of up to eight routes: `?route=LHR-FRA-HND&route=HND-LHR`. Null where an airport is not on our map. */
export const GET = route(async (request) => {
  const user = await requireUser()
  const deps = await services()
  await limitRate('look', user.id, deps)
  const routes = routesSchema.safeParse(new URL(request.url).searchParams.getAll('route').map((codes) => codes.split('-')))
  if (!routes.success) throw notFound()
  return jsonOf(drawnMapSchema, { map: await deps.places.drawRoutes(routes.data) })
})
