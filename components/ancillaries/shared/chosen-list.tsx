import type { ChosenLine } from './chosen-lines'
import { PriceOrIncluded } from './price-or-included'

/** Chosen things, one to a line: what, for whom and where, and what it costs. */
export function ChosenList({ lines }: { lines: ChosenLine[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ key, what, whom, where, price }) => (
        <li key={key} className="flex items-baseline justify-between gap-4 text-fact">
          <span className="min-w-0">
            <span className="font-medium text-ink">{what}</span>{' '}
            <span className="break-words text-ink-soft">
              {whom} · {where}
            </span>
          </span>
          <PriceOrIncluded money={price} />
        </li>
      ))}
    </ul>
  )
}
