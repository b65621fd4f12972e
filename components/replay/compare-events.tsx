import * as texts from '@/lib/texts/replay'
import type { ViewedEvent } from './viewed-run'
import { withKeys } from './with-keys'

type Side = { title: string; events: ViewedEvent[] }
type Row = { one: ViewedEvent | null; other: ViewedEvent | null }

/** Two runs side by side, act by act; what only one of them did, or both did otherwise, is marked. */
export function CompareEvents({ one, other }: { one: Side; other: Side }) {
  const rows = pairEvents(one.events, other.events)
  const count = rows.filter((row) => !isSame(row)).length
  return (
    <div className="overflow-x-auto">
      <p className="mb-2 text-fact text-ink-soft">{count === 0 ? texts.bothDidTheSame : texts.stepsDiffer(count, rows.length)}</p>
      <table className="w-full min-w-[640px] table-fixed border-separate border-spacing-x-2 border-spacing-y-0.5 text-fact">
        <thead>
          <tr>
            <th scope="col" className="px-2 py-1 text-start font-semibold wrap-anywhere">
              {one.title}
            </th>
            <th scope="col" className="px-2 py-1 text-start font-semibold wrap-anywhere">
              {other.title}
            </th>
          </tr>
        </thead>
        <tbody>
          {withKeys(rows, wordsOf).map(({ key, item: row }) => (
            <tr key={key} className="align-top">
              <Cell event={row.one} tone={isSame(row) ? '' : 'bg-brick-soft text-brick'} />
              <Cell event={row.other} tone={isSame(row) ? '' : 'bg-moss-soft text-moss'} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ event, tone }: { event: ViewedEvent | null; tone: string }) {
  if (!event) return <td className="px-2 py-1 text-ink-soft">–</td>
  return (
    <td className={`rounded px-2 py-1 wrap-anywhere ${tone} ${event.isAct ? 'font-semibold' : ''}`}>
      {tone ? (
        <details>
          <summary>{event.words}</summary>
          <pre className="mt-1 max-h-72 overflow-auto whitespace-pre-wrap font-normal">{event.detail}</pre>
        </details>
      ) : (
        event.words
      )}
    </td>
  )
}

function wordsOf({ one, other }: Row): string {
  return `${one?.words ?? ''} – ${other?.words ?? ''}`
}

function isSame({ one, other }: Row): boolean {
  return one !== null && other !== null && one.type === other.type && one.words === other.words && one.digest === other.digest
}

/** Acts stand beside acts of the same number, and what came of them by its kind and order. */
export function pairEvents(one: ViewedEvent[], other: ViewedEvent[]): Row[] {
  const acts = [...new Set([...one, ...other].map(({ act }) => act))].toSorted((a, b) => a - b)
  return acts.flatMap((act) =>
    pairWithin(
      one.filter((event) => event.act === act),
      other.filter((event) => event.act === act),
    ),
  )
}

function pairWithin(one: ViewedEvent[], other: ViewedEvent[]): Row[] {
  const left = [...other]
  const rows = one.map<Row>((event) => {
    const found = left.findIndex((candidate) => candidate.type === event.type)
    return { one: event, other: found === -1 ? null : (left.splice(found, 1)[0] ?? null) }
  })
  return [...rows, ...left.map((event) => ({ one: null, other: event }))]
}
