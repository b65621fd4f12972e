import { type Benches, type BenchReport, commandOf, type Figure, type Reports } from './reports'

/** A line of a table: what was measured, what came out, what it is to be, and the command that measures it again. */
export type Row = { what: string; figure: string; aim: string; isMet: boolean; command: string }

/** What the figures of the understanding, on the rows held out, are called for people. */
const UNDERSTOOD: Record<string, string> = {
  'SGD flights: joint goal accuracy, single': 'joint goal accuracy, one service (SGD flights)',
  'SGD flights: joint goal accuracy, multi': 'joint goal accuracy, several services (SGD flights)',
  'SGD flights: said F1': 'what a turn’s own words state, F1 (SGD flights)',
  'STAR plane: joint goal accuracy': 'joint goal accuracy (STAR plane)',
  'MultiDoGO airline: intent accuracy': 'intents of fast typing (MultiDoGO airline)',
  'MultiDoGO airline: slot recall': 'slots of fast typing (MultiDoGO airline)',
  'CLINC150 travel: route accuracy, travel': 'route of single requests: travel (CLINC150)',
  'CLINC150 travel: out of scope, not taken for travel': 'single requests out of scope that are not taken for travel (CLINC150)',
}

/** How well travellers are understood and served. */
export function qualityRows({ understanding, goals, policy, needs, ranking, replay }: Partial<Reports>): Row[] {
  return [
    ...(understanding ? understandingRows(understanding) : []),
    ...(goals ? goalRows(goals) : []),
    ...(policy ? policyRows(policy) : []),
    ...(needs ? needRows(needs) : []),
    ...(ranking?.targets ?? []).map(({ target, figure, isMet }) => ({
      what: `ranking: ${target}`,
      figure,
      aim: '',
      isMet,
      command: commandOf('ranking'),
    })),
    ...(replay ? replayRows(replay) : []),
  ]
}

function understandingRows({ figures }: Reports['understanding']): Row[] {
  return figures.map(({ set, figure, heldOut, aim }) =>
    shareRow(UNDERSTOOD[`${set}: ${figure}`] ?? `${figure} (${set})`, heldOut, aim, commandOf('understanding')),
  )
}

function goalRows({ targets, concierge }: Reports['goals']): Row[] {
  const all = concierge.scores.at(-1)
  return [
    shareRow('scripted travellers who reach their goal', all?.passOne ?? 0, targets.passOne, commandOf('goals')),
    shareRow('… in all five ways of speaking', all?.passFive ?? 0, targets.passFive, commandOf('goals')),
  ]
}

/** The half of the tasks that nobody works from. */
function policyRows({ aims, scores }: Reports['policy']): Row[] {
  return scores
    .filter(({ name }) => name === 'held-out')
    .flatMap(({ tasks, passOne, passFive, untrue }) => [
      shareRow('tasks of an airline desk ended as the policy wants, held out (after τ²-bench)', passOne, aims.passOne, commandOf('policy')),
      shareRow('… in all five phrasings', passFive, aims.passFive, commandOf('policy')),
      noneRow('… untrue statements in them', untrue, 5 * tasks, commandOf('policy')),
    ])
}

/** The half of our own conversations that nobody works from. */
function needRows({ targets, reports }: Reports['needs']): Row[] {
  const heldOut = reports.flatMap(({ halves }) => halves).filter(({ name }) => name === 'held-out')
  return heldOut.flatMap(({ rows, share, untrue }) => [
    shareRow('needs of travellers met in full, conversations held out', share, targets.full, commandOf('needs')),
    noneRow('… untrue statements in them', untrue, rows, commandOf('needs')),
  ])
}

function replayRows({ ungrounded, sentences }: Reports['replay']): Row[] {
  return [noneRow('sentences of the concierge that no fact supports', ungrounded, sentences, commandOf('replay'))]
}

/** What is kept when processes are killed and the outside misbehaves. */
export function survivalRows({ orders = {}, threads = {}, faults }: Pick<Partial<Reports>, 'orders' | 'threads' | 'faults'>): Row[] {
  const proven = Object.entries(orders).filter(([variant]) => variant !== 'without-journal')
  return [
    ...proven.map(([variant, { clients, kills, findings }]) =>
      noneRow(
        `orders doubled, lost or reported wrongly: ${clients} travellers, ${kills} kills (${databaseName(variant)})`,
        countOf(findings),
        null,
        commandOf('orders'),
      ),
    ),
    ...Object.entries(threads).map(([variant, { counts, findings }]) =>
      noneRow(`threads broken or untrue: ${counts.kills} kills (${databaseName(variant)})`, countOf(findings), null, commandOf('threads')),
    ),
    ...(faults ? [faultsRow(faults)] : []),
  ]
}

function faultsRow({ rows }: Reports['faults']): Row {
  const broken = rows.filter(({ verdict }) => verdict === 'failed' || verdict === 'red').length
  return noneRow('rows of the fault matrix that do not hold', broken, rows.length, commandOf('faults'))
}

/** How fast, and how light. */
export function speedRows({ lighthouse, ...benches }: Partial<Benches>): Row[] {
  const measured = Object.entries(benches).flatMap(([name, bench]) =>
    (bench?.figures ?? []).map((figure) => figureRow(figure, `npm run bench:${name}`)),
  )
  return [...measured, ...(lighthouse ? lighthouseRows(lighthouse) : [])]
}

/** One line for each kind of points, and for what is everybody's or a traveller's own: the worst of the pages. */
function lighthouseRows({ figures }: BenchReport): Row[] {
  const groups = Map.groupBy(
    figures,
    ({ kind }) => `${kind.split(' ').at(-1)}, ${kind.startsWith('/') ? 'public pages' : 'thread, flights and checkout'}`,
  )
  return [...groups].map(([kind, pages]) => ({
    what: `Lighthouse on a phone, ${kind}: the lowest`,
    figure: String(Math.min(...pages.map((page) => 100 - (aimedAt(page)[0] ?? 100)))),
    aim: `≥ ${Math.max(...pages.map(({ target }) => 100 - target))}`,
    isMet: pages.every((page) => page.isMet),
    command: 'npm run bench:lighthouse',
  }))
}

/** The figure that the target is for, and what it is called. */
function aimedAt({ p50, p95, max, share }: Figure): [number | null, string] {
  return share === 0.5 ? [p50, 'median'] : share === 1 ? [max, 'most'] : [p95, 'p95']
}

function figureRow(figure: Figure, command: string): Row {
  const { kind, unit, target, isMet } = figure
  const [value, of] = aimedAt(figure)
  return {
    what: kind,
    figure: `${value === null ? 'none' : roundedFor(value)} ${unit} (${of})`,
    aim: `≤ ${target} ${unit}`,
    isMet,
    command,
  }
}

function shareRow(what: string, value: number, atLeast: number | null, command: string): Row {
  const aim = atLeast === null ? '' : `≥ ${atLeast}`
  return { what, figure: value.toFixed(3), aim, isMet: value >= (atLeast ?? 0), command }
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
