'use client'

import { type ReactNode, useMemo, useState } from 'react'
import * as texts from '@/lib/texts/stays/map'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import type { StaySight } from '@/lib/travel/stays/stay-place-schema'
import type { StayCity } from '@/lib/travel/stays/stay-search'
import { MAP_MARGIN, MAP_SIZE } from '../../content/place-on-map'
import { WithStreets } from '../../content/streets/with-streets'
import { MinusIcon, PlusIcon } from '../../ui/icons'
import { placesWords } from '../stay-words'
import { layOutMap } from './lay-out-map'
import { MapPin } from './map-pin'

/** Rings around the centre. */
const RINGS_KM = [0.5, 1, 2, 5]
/** Smaller ones say nothing and hide what lies there. */
const LEAST_RING = 24
const CLOSEST = 4
/** The pins stand on the map themselves. */
const NO_POINTS: never[] = []

type StaysMapProps = {
  city: StayCity
  /** All that suit, unfiltered: they give the map its frame. */
  all: PlacedHotel[]
  /** What the filters leave, the most wanted first. */
  shown: RankedHotel[]
  sights: StaySight[]
  keptId: string | null
  selectedId: string | null
  onSelect: (hotelId: string) => void
}

/**
 * Where the places lie to each other, to the centre and to the sights, north at the top. Each pin is a button with the price of a night;
 * what it stands for is told by its name, and by the list beside it.
 */
export function StaysMap({ city, all, shown, sights, keptId, selectedId, onSelect }: StaysMapProps) {
  const [closeness, setCloseness] = useState(1)
  const [focusId, setFocusId] = useState<string | null>(null)
  const picked = useMemo(() => new Set(shown.filter(({ labels }) => labels.length > 0).map(({ hotel }) => hotel.hotelId)), [shown])
  const layout = useMemo(
    () => layOutMap({ all, shown, sights, centre: city.centre, closeness, focusId, isWanted: (id) => id === keptId || picked.has(id) }),
    [all, shown, sights, city, closeness, focusId, keptId, picked],
  )
  const bar = layout.scaleKm * layout.unitsPerKm
  const rings = RINGS_KM.map((km) => ({ km, radius: km * layout.unitsPerKm })).filter(({ radius }) => radius >= LEAST_RING)

  function look(times: number) {
    setCloseness(times)
    setFocusId(selectedId)
  }
  return (
    <section
      aria-label={texts.mapOfPlaces(placesWords(shown.length), city.name)}
      className="shrink-0 overflow-hidden rounded-card border bg-(--map-land)"
    >
      <WithStreets
        points={NO_POINTS}
        frame={layout.frame}
        label={texts.mapOfStreets(city.name)}
        front={
          <div className="absolute inset-0 overflow-hidden">
            <svg viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} aria-hidden="true" focusable="false" className="absolute inset-0 size-full">
              {rings.map(({ km, radius }, index) => (
                <circle
                  key={km}
                  cx={layout.centre.x}
                  cy={layout.centre.y}
                  r={radius}
                  fill={index === 0 ? 'var(--sea-soft)' : 'none'}
                  fillOpacity={0.5}
                  stroke="var(--sea)"
                  strokeOpacity={0.25}
                  strokeWidth={1}
                />
              ))}
              {layout.sights.map(({ id, x, y }) => (
                <path key={id} d={`M${x} ${y - 6}l6 6-6 6-6-6z`} fill="var(--saffron)" />
              ))}
              <path d={`M${MAP_MARGIN} ${MAP_SIZE - 14}h${bar}`} stroke="var(--ink-soft)" strokeWidth="2" />
            </svg>
            <Words x={layout.centre.x} y={layout.centre.y} className="font-semibold text-sea">
              {texts.centre}
            </Words>
            {rings.map(
              ({ km, radius }) =>
                layout.centre.y - radius > 8 && (
                  <Words key={km} x={layout.centre.x} y={layout.centre.y - radius} className="text-ink-soft">
                    {lengthWords(km)}
                  </Words>
                ),
            )}
            {layout.areas.map(({ name, x, y }) => (
              <Words key={name} x={x} y={y} className="bg-transparent uppercase tracking-[0.08em] text-ink-soft">
                {name}
              </Words>
            ))}
            {layout.sights.map(
              ({ id, name, x, y, hasName }) =>
                hasName && (
                  <Words key={id} x={x} y={y + 16} className="text-saffron">
                    {name}
                  </Words>
                ),
            )}
            <Words x={MAP_MARGIN + bar / 2} y={MAP_SIZE - 24} className="text-ink-soft">
              {lengthWords(layout.scaleKm)}
            </Words>
            <ul>
              {layout.pins.map((pin) => (
                <MapPin
                  key={pin.ranked.hotel.hotelId}
                  pin={pin}
                  isKept={pin.ranked.hotel.hotelId === keptId}
                  isSelected={pin.ranked.hotel.hotelId === selectedId}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </div>
        }
      >
        <div className="aspect-square w-full" />
      </WithStreets>
      <div className="flex items-center gap-1.5 border-t bg-sheet py-1.5 pr-1.5 pl-3">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-[12px] text-ink-soft leading-4">
          <span>{texts.ringsTheWayFromTheCentre}</span>
          <span className="text-saffron">{texts.sight}</span>
          <span className="text-saffron">{texts.amberAPick}</span>
          {layout.beyond > 0 && <span role="status">{texts.beyond(layout.beyond)}</span>}
        </p>
        <MapButton label={texts.wider} isOff={closeness === 1} onPress={() => look(closeness / 2)}>
          <MinusIcon />
        </MapButton>
        <MapButton
          label={selectedId ? texts.closerToThePressed : texts.closer}
          isOff={closeness === CLOSEST}
          onPress={() => look(closeness * 2)}
        >
          <PlusIcon />
        </MapButton>
      </div>
    </section>
  )
}

function Words({ x, y, className, children }: { x: number; y: number; className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute max-w-[45%] truncate rounded-[5px] bg-paper/80 px-1 text-[11px] leading-[14px] ${className}`}
      style={{ left: `${(100 * x) / MAP_SIZE}%`, top: `${(100 * y) / MAP_SIZE}%` }}
    >
      {children}
    </span>
  )
}

function MapButton({ label, isOff, onPress, children }: { label: string; isOff: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="grid size-9 place-items-center rounded-control border bg-sheet shadow-card hover:border-ink-soft aria-disabled:text-ink-soft/50 pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}

/** "500 m", "2 km". */
function lengthWords(km: number): string {
  return km < 1 ? texts.metres(km * 1_000) : texts.km(km)
}
