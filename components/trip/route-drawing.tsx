import { Landscape } from './landscape'

/** The way out and, where there is one, the way back, over the destination's own dawn. Codes are drawn; the words stand beside it. */
export function RouteDrawing({ from, to, hasReturn, seed }: { from: string; to: string; hasReturn: boolean; seed: string }) {
  return (
    <div className="relative h-28 overflow-hidden">
      <Landscape seed={seed} className="absolute inset-0 size-full" />
      <svg viewBox="0 0 344 112" aria-hidden="true" focusable="false" className="absolute inset-0 size-full">
        <path d="M52 66C120 14 224 14 292 66" fill="none" stroke="var(--ink)" strokeWidth={1.25} opacity={0.7} />
        {hasReturn && (
          <path d="M292 70C224 96 120 96 52 70" fill="none" stroke="var(--ink)" strokeWidth={1.25} strokeDasharray="3 4" opacity={0.55} />
        )}
        <circle cx={52} cy={68} r={3.5} fill="var(--sheet)" stroke="var(--ink)" strokeWidth={1.25} />
        <circle cx={292} cy={68} r={3.5} fill="var(--ink)" />
        <text x={52} y={92} textAnchor="middle" fontSize={13} fontWeight={600} fill="var(--ink)">
          {from}
        </text>
        <text x={292} y={92} textAnchor="middle" fontSize={13} fontWeight={600} fill="var(--ink)">
          {to}
        </text>
      </svg>
    </div>
  )
}
