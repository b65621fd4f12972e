import * as texts from '@/lib/texts/content'
import { MAP_MARGIN, MAP_SIZE, MARK_RADIUS, type NamedPoint, placeOnMap } from './place-on-map'

type PointsMapProps = {
  points: NamedPoint[]
  /** Whether one goes from each to the next. */
  isRoute?: boolean
  /** What is to be known of it without seeing it. */
  label?: string
  /** Of a mark, on a drawing of 400 units: larger where the map is drawn small. */
  markRadius?: number
  className?: string
}

/**
 * Where the numbered places of a list lie to each other, true to scale, north at the top. It shows those that lie together: one far outside
 * would draw all others into one dot, so it stands at the edge, on the side where it lies.
 */
export function PointsMap({
  points,
  isRoute = false,
  label = texts.mapOfTheNumberedPlaces,
  markRadius = MARK_RADIUS,
  className = '',
}: PointsMapProps) {
  const { placed, scaleKm, unitsPerKm } = placeOnMap(points, markRadius)
  const bar = scaleKm * unitsPerKm
  // The scale stands in the lower corner that no mark is in.
  const isLeftTaken = placed.some(({ x, y }) => y > MAP_SIZE - 56 - markRadius && x < MAP_MARGIN + bar + markRadius + 12)
  const scaleX = isLeftTaken ? MAP_SIZE - MAP_MARGIN - bar : MAP_MARGIN
  return (
    <figure className={`overflow-hidden rounded-card border bg-sheet ${className}`}>
      <svg viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} role="img" aria-label={label} className="block w-full">
        <g stroke="var(--line)" strokeWidth="1">
          {[1, 2, 3].map((line) => (
            <path key={line} d={`M${line * 100} 0V${MAP_SIZE}M0 ${line * 100}H${MAP_SIZE}`} strokeDasharray="2 6" />
          ))}
        </g>
        {isRoute && (
          <path
            d={`M${placed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
            fill="none"
            stroke="var(--sea)"
            strokeWidth={markRadius / 8}
            strokeDasharray="1 5"
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
              fontSize={markRadius * 1.04}
              fontWeight="600"
              fill={isOutside ? 'var(--sea)' : 'var(--sea-ink)'}
              className="figures"
            >
              {index + 1}
            </text>
          </g>
        ))}
        <path d={`M${scaleX} ${MAP_SIZE - 18}h${bar}`} stroke="var(--ink-soft)" strokeWidth="2" />
        <text x={scaleX} y={MAP_SIZE - 25} fontSize={markRadius} fill="var(--ink-soft)">
          {scaleKm < 1 ? texts.metres(scaleKm * 1000) : texts.kilometres(scaleKm)}
        </text>
      </svg>
      {placed.some(({ isOutside }) => isOutside) && (
        <figcaption className="border-t px-4 py-2 text-fact text-ink-soft">{texts.paleNumbersLieFurtherOut}</figcaption>
      )}
    </figure>
  )
}
