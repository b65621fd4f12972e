'use client'

import { type CSSProperties, type KeyboardEvent, memo, type SyntheticEvent, useEffect, useId, useMemo, useRef } from 'react'
import * as texts from '@/lib/texts/ancillaries/seats/map'
import type { SeatCabin } from '@/lib/travel/ancillaries/seat-map'
import { layOutCabin } from '../seat-layout'
import type { SeatScene } from '../seat-look'
import { seatWalk, stepFrom } from '../seat-walk'
import { Nose, Tail } from './airframe'
import { CabinRows } from './cabin-rows'
import { OtherCabin } from './other-cabin'
import { keepEscape, seatButtons, seatOf, takeTabStop } from './tab-stop'

type SeatGridProps = {
  label: string
  cabins: SeatCabin[]
  scene: SeatScene
  onPress: (seatNumber: string) => void
  /** The seat under the pointer or the focus. */
  onShow: (seatNumber: string) => void
  onLeave: () => void
}

/**
 * One deck from nose to tail. One seat is in the tab order: arrow keys go over seats, aisles and gaps; Home and End to the ends of the
 * row, with Ctrl to those of the cabin; Page Up and Page Down by five rows; F to the next free seat; Escape back to the travellers.
 */
export const SeatGrid = memo(function SeatGrid({ label, cabins, scene, onPress, onShow, onLeave }: SeatGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const layouts = useMemo(() => cabins.map(layOutCabin), [cabins])
  const walk = useMemo(() => seatWalk(layouts), [layouts])
  const widestSeats = Math.max(...layouts.map(({ sizes }) => sizes.reduce((sum, size) => sum + size, 0)))
  const mostAisles = Math.max(...layouts.map(({ sizes }) => sizes.length - 1))

  // The tab stop and the place that is scrolled to live in the page, not in React: a walk over 400 seats draws nothing anew.
  useEffect(() => takeTabStop(grid.current))
  useEffect(() => keepEscape(grid.current), [])

  function show(event: SyntheticEvent) {
    const seatNumber = seatOf(event.target)
    if (seatNumber) onShow(seatNumber)
  }

  function steer(event: KeyboardEvent) {
    const from = seatOf(event.target)
    if (!from) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onLeave()
    }
    const to = event.key.toLowerCase() === 'f' ? nextFree(from, event) : stepFrom(walk, from, event)
    if (to === null) return
    event.preventDefault()
    seatButtons(grid.current)
      .find(({ dataset }) => dataset.seat === to)
      ?.focus()
  }

  function nextFree(from: string, { shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
    if (ctrlKey || metaKey || altKey) return null
    const buttons = shiftKey ? seatButtons(grid.current).toReversed() : seatButtons(grid.current)
    const at = buttons.findIndex(({ dataset }) => dataset.seat === from)
    return buttons.slice(at + 1).find(({ dataset }) => dataset.status === 'free')?.dataset.seat ?? null
  }

  return (
    <div
      data-scroller
      className="relative h-[clamp(300px,52dvh,520px)] overflow-y-auto overflow-x-clip rounded-card border bg-paper [container-type:inline-size]"
    >
      <p id={helpId} className="sr-only">
        {texts.howKeysMoveOverTheSeats}
      </p>
      {/* A cabin has its left side at the left in every language. */}
      <div dir="ltr" style={measures(widestSeats, mostAisles)} className="overflow-x-clip">
        <Nose />
        {/* biome-ignore lint/a11y/useSemanticElements: a browser takes a table's meaning away with its display */}
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-describedby={helpId}
          aria-colcount={widestSeats + 1}
          aria-multiselectable="true"
          aria-readonly={scene.isReadOnly || undefined}
          tabIndex={-1}
          onClick={(event) => {
            const seatNumber = seatOf(event.target)
            if (seatNumber) onPress(seatNumber)
          }}
          onFocus={(event) => {
            takeTabStop(grid.current, seatOf(event.target))
            show(event)
          }}
          onMouseOver={show}
          onKeyDown={steer}
          className="relative mx-auto w-(--hull) border-x-2 bg-sheet px-(--wall)"
        >
          {layouts.map((layout) =>
            layout.isYours ? (
              <CabinRows key={layout.name} layout={layout} widestSeats={widestSeats} scene={scene} />
            ) : (
              <OtherCabin key={layout.name} layout={layout} widestSeats={widestSeats} />
            ),
          )}
        </div>
        <Tail />
      </div>
    </div>
  )
})

const WIDEST_SEAT_PX = 40
const WALL_PX = 3
const BORDER_PX = 2
/** What is seen of the wings beside the widest hull. */
const ROOM_BESIDE_PX = 4

/** As wide as the screen lets the widest row be (ten abreast are 24 px each on the narrowest), up to a seat that no finger misses. */
function measures(widestSeats: number, mostAisles: number): CSSProperties {
  const around = 2 * (WALL_PX + BORDER_PX)
  const room = `(100cqw - ${mostAisles} * var(--aisle) - ${around + 2 * ROOM_BESIDE_PX}px)`
  // React's type knows no custom properties.
  return {
    '--aisle': 'clamp(14px, 4.6cqw, 24px)',
    '--seat': `min(${WIDEST_SEAT_PX}px, calc(${room} / ${widestSeats}))`,
    '--wall': `${WALL_PX}px`,
    '--hull': `calc(var(--seat) * ${widestSeats} + var(--aisle) * ${mostAisles} + ${around}px)`,
  } as CSSProperties
}
