'use client'

import { useSyncExternalStore } from 'react'

/** Where tiles of streets come from: an address with {z}, {x} and {y}, and whose map it is. */
export type MapTiles = { url: string; attribution: string }

let read: MapTiles | null | undefined

/** As the operator set it; null without, and while a page is not alive yet. The root layout writes it into the head. */
export function useMapTiles(): MapTiles | null {
  return useSyncExternalStore(neverChanges, readMapTiles, () => null)
}

function readMapTiles(): MapTiles | null {
  if (read === undefined) {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')
    read = tag && { url: tag.content, attribution: tag.dataset.attribution ?? '' }
  }
  return read
}

function neverChanges(): () => void {
  return () => {}
}
