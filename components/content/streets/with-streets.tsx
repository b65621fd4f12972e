'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/content'
import { type MapTiles, useMapTiles } from './map-tiles'
import type { StreetView } from './street-map'

type Shown = 'drawing' | 'loading' | 'streets' | 'failed'

/**
 * A drawn map that turns into one with streets where the operator has tiles, and only when somebody chooses it: nobody else's server learns of
 * a reader before that. Where tiles or WebGL fail, the drawing stays.
 */
export function WithStreets({
  points,
  frame,
  label,
  front,
  children,
}: StreetView & {
  label: string
  /** What stands on the streets as it stands on the drawing. */
  front?: ReactNode
  children: ReactNode
}) {
  const tiles = useMapTiles()
  const [shown, setShown] = useState<Shown>('drawing')
  if (!tiles)
    return front ? (
      <div className="relative">
        {children}
        {front}
      </div>
    ) : (
      children
    )
  const hasStreets = shown === 'loading' || shown === 'streets'
  return (
    <>
      <div className="relative">
        {children}
        {hasStreets && (
          <Streets
            points={points}
            frame={frame}
            label={label}
            tiles={tiles}
            onReady={() => setShown('streets')}
            onFail={() => setShown('failed')}
          />
        )}
        {front}
        <button
          type="button"
          aria-pressed={hasStreets}
          onClick={() => setShown(hasStreets ? 'drawing' : 'loading')}
          className="absolute top-2 right-2 z-30 min-h-9 rounded-control border bg-sheet px-3 font-medium text-fact shadow-card hover:border-sea pointer-coarse:min-h-11"
        >
          {texts.streets}
        </button>
      </div>
      <p role="status" className={shown === 'drawing' ? 'sr-only' : 'border-t px-4 py-2 text-fact text-ink-soft'}>
        {shown === 'loading' && texts.streetsAreLoading}
        {shown === 'streets' && tiles.attribution}
        {shown === 'failed' && texts.streetsCannotBeShown}
      </p>
    </>
  )
}

type StreetsProps = StreetView & { label: string; tiles: MapTiles; onReady: () => void; onFail: () => void }

/** Over the drawing, from the first tile on. */
function Streets({ points, frame, label, tiles, onReady, onFail }: StreetsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  // A map belongs to its element: it begins and ends with it, whatever is told of it meanwhile.
  const told = useRef({ onReady, onFail })
  told.current = { onReady, onFail }
  useEffect(() => {
    let [isGone, remove] = [false, () => {}]
    import('./street-map')
      .then(({ showStreets }) => (box.current && !isGone ? showStreets(box.current, { points, frame, label, tiles: tiles.url }) : null))
      .then((removeMap) => {
        if (!removeMap) return
        if (isGone) return removeMap()
        remove = removeMap
        setReady(true)
        told.current.onReady()
      })
      .catch(() => !isGone && told.current.onFail())
    return () => {
      isGone = true
      remove()
    }
  }, [points, frame, label, tiles])
  return <div ref={box} className={`absolute inset-0 overflow-hidden ${isReady ? '' : 'invisible'}`} />
}
