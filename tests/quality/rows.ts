import { type Benches, commandOf, type Figure, type Reports } from './reports'

/** A line of a table: what was measured, what came out, what it is to be, and the command that measures it again. */
export type Row = { what: string; figure: string; aim: string; isMet: boolean; command: string }

/** What the figures of the understanding are called for people. */
const UNDERSTOOD: Record<string, string> = {
  'SGD flights: joint goal accuracy, single': 'joint goal accuracy, one service (SGD flights)',
  'SGD flights: joint goal accuracy, multi': 'joint goal accuracy, several services (SGD flights)',
  'SGD flights: said F1': 'what a turn’s own words state, F1 (SGD flights)',
  'STAR plane: joint goal accuracy': 'joint goal accuracy (STAR plane)',
  'MultiDoGO airline: intent accuracy': 'intents of fast typing (MultiDoGO airline)',
  'MultiDoGO airline: slot recall': 'slots of fast typing (MultiDoGO airline)',
  'CLINC150 travel: route accuracy, travel': 'route of single requests: travel (CLINC150)',
  'CLINC150 travel: route accuracy, out of scope': 'route of single requests: out of scope (CLINC150)',
}

/** How well travellers are understood and served. */
export function qualityRows({ understanding, goals, ranking, replay }: Reports): Row[] {
  const all = goals.concierge.scores.at(-1)
  const changed = replay.results.filter(({ status }) => status !== 'same').length
  return [
    ...understanding.figures.map(({ set, figure, value, atLeast }) =>
      shareRow(UNDERSTOOD[`${set}: ${figure}`] ?? `${figure} (${set})`, value ?? 0, atLeast, commandOf('understanding')),
    ),
    shareRow('scripted travellers who reach their goal', all?.passOne ?? 0, goals.targets.passOne, commandOf('goals')),
    shareRow('… in all five ways of speaking', all?.passFive ?? 0, goals.targets.passFive, commandOf('goals')),
    ...ranking.targets.map(({ target, figure, isMet }) => ({
      what: `ranking: ${target}`,
      figure,
      aim: '',
      isMet,
      command: commandOf('ranking'),
    })),
    noneRow('sentences of the concierge that stand in no fact', replay.ungrounded, replay.sentences, commandOf('replay')),
    noneRow('recorded transcripts that came out otherwise', changed, replay.results.length, commandOf('replay')),
  ]
}

/** What is kept when processes are killed and the outside misbehaves. */
export function survivalRows({ orders, threads, faults }: Pick<Reports, 'orders' | 'threads' | 'faults'>): Row[] {
  const proven = Object.entries(orders).filter(([variant]) => variant !== 'without-journal')
  return [
    ...proven.map(([variant, { clients, kills, findings }]) =>
      noneRow(
        `orders doubled, lost, or told otherwise than they are: ${clients} travellers, ${kills} kills (${databaseName(variant)})`,
        countOf(findings),
        null,
        commandOf('orders'),
      ),
    ),
    ...Object.entries(threads).map(([variant, { counts, findings }]) =>
      noneRow(`threads broken or untrue: ${counts.kills} kills (${databaseName(variant)})`, countOf(findings), null, commandOf('threads')),
    ),
    noneRow(
      'rows of the fault matrix that do not hold',
      faults.rows.filter(({ verdict }) => verdict === 'failed' || verdict === 'red').length,
      faults.rows.length,
      commandOf('faults'),
    ),
  ]
}

/** How fast, and how light. Pages under Lighthouse are one line for each kind of points: the worst of them. */
export function speedRows({ lighthouse, ...benches }: Benches): Row[] {
  const measured = Object.entries(benches).flatMap(([name, { figures }]) =>
    figures.map((figure) => figureRow(figure, `npm run bench:${name}`)),
  )
  const kinds = Map.groupBy(lighthouse.figures, ({ kind }) => kind.split(' ').at(-1) ?? kind)
  const worst = [...kinds].map(([kind, figures]) => {
    const least = Math.min(...figures.map(({ max }) => 100 - (max ?? 100)))
    const aim = Math.max(...figures.map(({ target }) => 100 - target))
    const isMet = figures.every((figure) => figure.isMet)
    return {
      what: `Lighthouse on a phone, ${kind}: the least of ${figures.length} pages`,
      figure: String(least),
      aim: `≥ ${aim}`,
      isMet,
      command: 'npm run bench:lighthouse',
    }
  })
  return [...measured, ...worst]
}

function figureRow({ kind, unit, p50, p95, max, target, share, isMet }: Figure, command: string): Row {
  const [value, of] = share === 0.5 ? [p50, 'median'] : share === 1 ? [max, 'most'] : [p95, 'p95']
  return {
    what: kind,
    figure: `${value === null ? 'none' : roundedFor(value)} ${unit} (${of})`,
    aim: `≤ ${target} ${unit}`,
    isMet,
    command,
  }
}

function shareRow(what: string, value: number, atLeast: number, command: string): Row {
  return { what, figure: value.toFixed(3), aim: `≥ ${atLeast}`, isMet: value >= atLeast, command }
}

function noneRow(what: string, found: number, of: number | null, command: string): Row {
  return { what, figure: of === null ? String(found) : `${found} of ${of}`, aim: '0', isMet: found === 0, command }
}

function roundedFor(value: number): string {
  return value < 10 ? String(Number(value.toFixed(1))) : String(Math.round(value))
}

function countOf(findings: Record<string, unknown[]>): number {
  return Object.values(findings).reduce((sum, found) => sum + found.length, 0)
}

function databaseName(variant: string): string {
  return variant === 'postgres' ? 'two processes on PostgreSQL' : 'embedded'
}
