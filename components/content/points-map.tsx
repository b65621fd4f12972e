import { MAP_MARGIN, MAP_SIZE, type NamedPoint, placeOnMap } from './place-on-map'

type PointsMapProps = {
  points: NamedPoint[]
  /** Whether one goes from each to the next. */
  isRoute?: boolean
  className?: string
}

/**
 * Where the numbered places of a list lie to each other, true to scale, north at the top. It shows those that lie together: one far outside
 * would draw all others into one dot, so it stands at the edge, on the side where it lies.
 */
export function PointsMap({ points, isRoute = false, className = '' }: PointsMapProps) {
  const { placed, scaleKm, unitsPerKm } = placeOnMap(points)
  const bar = scaleKm * unitsPerKm
  return (
    <figure className={`overflow-hidden rounded-card border bg-sheet ${className}`}>
      <svg viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} role="img" aria-label="Map of the numbered places" className="block w-full">
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
            strokeWidth="1.5"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
        )}
        {placed.map(({ x, y, isOutside, name }, index) => (
          <g key={name}>
            <circle cx={x} cy={y} r="12" fill={isOutside ? 'var(--sheet)' : 'var(--sea)'} stroke="var(--sea)" strokeWidth="1.5" />
            <text
              x={x}
              y={y + 4.5}
              textAnchor="middle"
              fontSize="12.5"
              fontWeight="600"
              fill={isOutside ? 'var(--sea)' : 'var(--sea-ink)'}
              className="figures"
            >
              {index + 1}
            </text>
          </g>
        ))}
        <path d={`M${MAP_MARGIN} ${MAP_SIZE - 18}h${bar}`} stroke="var(--ink-soft)" strokeWidth="2" />
        <text x={MAP_MARGIN} y={MAP_SIZE - 25} fontSize="12" fill="var(--ink-soft)">
          {scaleKm < 1 ? `${scaleKm * 1000} m` : `${scaleKm} km`}
        </text>
      </svg>
      {placed.some(({ isOutside }) => isOutside) && (
        <figcaption className="border-t px-4 py-2 text-fact text-ink-soft">Pale numbers lie further out, on that side.</figcaption>
      )}
    </figure>
  )
}
