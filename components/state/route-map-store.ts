'use client'

import { useEffect } from 'react'
import type { Route, RouteMap } from '@/lib/travel/places/route-map-schema'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

export type RouteMapState = { status: 'loading' } | { status: 'ready'; map: RouteMap } | { status: 'unavailable' }

type RouteMapStore = {
  /** By their routes: the same map serves every search that flies them. */
  maps: Record<string, RouteMapState>
  load: (routesKey: string) => Promise<void>
}

const drawnMapShape = lateShape(() => import('@/lib/travel/places/route-map-schema').then((module) => module.drawnMapSchema))
const LOADING: RouteMapState = { status: 'loading' }

/** Drawn maps, fetched once each. A map is an extra: where it does not come, it is left out without a word. */
export const useRouteMapStore = createStore<RouteMapStore>((set, get) => ({
  maps: {},
  load: async (routesKey) => {
    if (get().maps[routesKey]) return
    const put = (map: RouteMapState) => set((state) => ({ maps: { ...state.maps, [routesKey]: map } }))
    put(LOADING)
    const answer = await requestJson(`/api/map?${routesKey}`, drawnMapShape)
    const map = 'value' in answer ? answer.value.map : null
    put(map ? { status: 'ready', map } : { status: 'unavailable' })
  },
}))

/** The map of these routes, asked for when it is first shown. */
export function useRouteMap(routes: Route[]): RouteMapState {
  const routesKey = new URLSearchParams(routes.map((route) => ['route', route.join('-')])).toString()
  const load = useRouteMapStore((state) => state.load)
  useEffect(() => void load(routesKey), [routesKey, load])
  return useRouteMapStore((state) => state.maps[routesKey]) ?? LOADING
}
