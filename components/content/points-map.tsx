import type { MapGround } from '@/lib/content/map-ground'
import * as texts from '@/lib/texts/content'
import { areaLabels, boxAround, boxesOf, markLabels, type NameLabel } from './name-labels'
import { MAP_MARGIN, MAP_SIZE, MARK_RADIUS, type NamedPoint, placeOnMap } from './place-on-map'
import { WithStreets } from './streets/with-streets'

const BARE_GROUND: MapGround = { land: undefined, areas: [] }

type PointsMapProps = {
  points: NamedPoint[]
  /** Whether one goes from each to the next. */
  isRoute?: boolean
  /** What is to be known of it without seeing it. */
  label?: string
  /** Of a mark, on a drawing of 400 units: larger where the map is drawn small. */
  markRadius?: number
  /** Coasts, and districts that are named where there is room. */
  ground?: MapGround | undefined
  className?: string
}

/**
 * Where the numbered places of a list lie to each other, true to scale, north at the top, named where there is room. It shows those that lie
 * together: one far outside would draw all others into one dot, so it stands at the edge, on the side where it lies.
 */
export function PointsMap({
  points,
  isRoute = false,
  label = texts.mapOfTheNumberedPlaces,
  markRadius = MARK_RADIUS,
  ground: { land, areas } = BARE_GROUND,
  className = '',
}: PointsMapProps) {
  const { placed, scaleKm, unitsPerKm, frame } = placeOnMap(points, markRadius)
  const bar = scaleKm * unitsPerKm
  // The scale stands in the lower corner that no mark is in.
  const isLeftTaken = placed.some(({ x, y }) => y > MAP_SIZE - 56 - markRadius && x < MAP_MARGIN + bar + markRadius + 12)
  const scaleX = isLeftTaken ? MAP_SIZE - MAP_MARGIN - bar : MAP_MARGIN
  const size = markRadius * 1.04
  const scale = boxAround(scaleX + bar / 2, MAP_SIZE - 26, bar + 8, 40)
  const names = markLabels(placed, markRadius, size, [scale])
  const marks = placed.map(({ x, y }) => boxAround(x, y, 2 * markRadius + 4, 2 * markRadius + 4))
  const districts = areaLabels(areas, frame, size, [scale, ...marks, ...boxesOf(names, size)])
  return (
    <figure className={`overflow-hidden rounded-card border bg-sheet ${className}`}>
      <WithStreets points={points} label={label}>
        <svg
          viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}
          role="img"
          aria-label={label}
          className={`block w-full ${land === undefined ? 'bg-(--map-land)' : 'bg-(--map-water)'}`}
        >
          {land && <path d={land} fill="var(--map-land)" stroke="var(--map-shore)" strokeWidth="1.5" fillRule="evenodd" />}
          <g fontSize={size * 0.92} fill="var(--ink-soft)" letterSpacing={size * 0.1} style={{ textTransform: 'uppercase' }}>
            {districts.map((district) => (
              <LabelText key={district.name} label={district} size={size} />
            ))}
          </g>
          {isRoute && (
            <path
              d={`M${placed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
              fill="none"
              stroke="var(--sea)"
              strokeWidth={markRadius / 6}
              strokeDasharray="1 6"
              strokeLinecap="round"
            />
          )}
          {placed.map(({ x, y, isOutside, name }, index) => (
            <g key={name}>
              <circle cx={x} cy={y} r={markRadius} fill={isOutside ? 'var(--sheet)' : 'var(--sea)'} stroke="var(--sea)" strokeWidth="1.5" />
              <text
                x={x}
                y={y + markRadius * 0.375}
                textAnchor="middle"
                fontSize={size}
                fontWeight="600"
                fill={isOutside ? 'var(--sea)' : 'var(--sea-ink)'}
                className="figures"
              >
                {index + 1}
              </text>
            </g>
          ))}
          <g
            fontSize={size}
            fontWeight="500"
            fill="var(--ink)"
            stroke={land === undefined ? 'var(--map-land)' : 'var(--paper)'}
            strokeWidth={size / 4}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {names.map((name) => (
              <LabelText key={name.name} label={name} size={size} />
            ))}
          </g>
          <path d={`M${scaleX} ${MAP_SIZE - 22}v4h${bar}v-4`} fill="none" stroke="var(--ink-soft)" strokeWidth="2" />
          <text x={scaleX} y={MAP_SIZE - 27} fontSize={markRadius} fill="var(--ink-soft)">
            {scaleKm < 1 ? texts.metres(scaleKm * 1000) : texts.kilometres(scaleKm)}
          </text>
        </svg>
      </WithStreets>
      {placed.some(({ isOutside }) => isOutside) && (
        <figcaption className="border-t px-4 py-2 text-fact text-ink-soft">{texts.paleNumbersLieFurtherOut}</figcaption>
      )}
    </figure>
  )
}

function LabelText({ label: { name, x, y, anchor }, size }: { label: NameLabel; size: number }) {
  return (
    <text x={x} y={y + size * 0.35} textAnchor={anchor}>
      {name}
    </text>
  )
}
