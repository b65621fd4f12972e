import { formatTable } from '../table'
import { HELD_OUT_PAIRS, HELD_OUT_SEEDS } from './cases'
import { OVERALL, type RankingScores } from './evaluate-ranking'
import type { FidelityReport } from './fidelity'
import type { LawReport } from './laws'
import { FAMILIES } from './travellers'

export type Evaluation = { scores: RankingScores; laws: LawReport; fidelity: FidelityReport; searches: number; leftOut: number }
export type Target = { target: string; figure: string; isMet: boolean }

const TO_BEAT = ['cheapest', 'fastest', 'random'] as const
const LEAST_REQUESTS = 200

export const SYNTHETIC =
  'Synthetic: these choices are drawn from utilities that we wrote down, plus noise, on the simulated market; no person made them. They compare rankings with one another, and say nothing of how often a real traveller would take one of three.'

const LEGEND =
  'Ours is the order by generalised cost, under the weights of most people; "picks first" is the same list as it is shown, with the three labelled picks on top; "sliders set" is ours under the weights that the traveller would have set. The oracle knows each traveller’s utilities, but not the noise.'

export function targetsOf({ scores, laws, fidelity }: Evaluation): Target[] {
  const margins = scores.margins.filter(({ ranker }) => TO_BEAT.some((name) => name === ranker))
  return [
    ...margins.map(({ ranker, hitRate3, hitRate3Half }) => ({
      target: `HitRate@3 above ${ranker}`,
      figure: `${signed(hitRate3)} ± ${percent(hitRate3Half)}`,
      isMet: hitRate3 > 0,
    })),
    ...margins.map(({ ranker, mrr, mrrHalf }) => ({
      target: `MRR above ${ranker}`,
      figure: mrrLead(mrr, mrrHalf),
      isMet: mrr > 0,
    })),
    {
      target: 'no law broken',
      figure: `${laws.violations.length} of ${laws.checks}`,
      isMet: laws.violations.length === 0 && laws.checks > 0,
    },
    {
      target: 'hard wishes kept in the first three',
      figure: `${fidelity.true} of ${fidelity.shown} flights, ${fidelity.requests} requests`,
      isMet: fidelity.requests >= LEAST_REQUESTS && fidelity.true === fidelity.shown && fidelity.broken.length === 0,
    },
    { target: 'no fitting flight left out', figure: `${fidelity.lost}`, isMet: fidelity.lost === 0 },
  ]
}

export function evaluationText(evaluation: Evaluation): string {
  const { scores, laws, fidelity, searches, leftOut } = evaluation
  const tables = [...FAMILIES.map(({ name }) => name), OVERALL].map((family) =>
    formatTable(
      [family, 'HitRate@1', 'HitRate@3', 'MRR'],
      scores.rows
        .filter((row) => row.family === family)
        .map(({ ranker, hitRate1, hitRate3, mrr }) => [
          ranker === 'oracle' ? 'oracle (noise ceiling)' : ranker,
          percent(hitRate1),
          percent(hitRate3),
          mrr.toFixed(3),
        ]),
    ),
  )
  const margins = formatTable(
    ['ours against', 'HitRate@3', 'MRR'],
    scores.margins.map(({ ranker, hitRate3, hitRate3Half, mrr, mrrHalf }) => [
      ranker,
      `${signed(hitRate3)} ± ${percent(hitRate3Half)}`,
      mrrLead(mrr, mrrHalf),
    ]),
  )
  const targets = formatTable(
    ['target', 'figure', 'result'],
    targetsOf(evaluation).map(({ target, figure, isMet }) => [target, figure, isMet ? 'met' : 'MISSED']),
  )
  return [
    SYNTHETIC,
    `${scores.choices} choices on ${searches} searches of ${scores.meanOffers.toFixed(0)} flights in the mean (${leftOut} with too few flights left out). HitRates in per cent; ± is half a 95 % interval over searches.`,
    `Held-out seeds: ${HELD_OUT_SEEDS.join(', ')}.\nHeld-out pairs: ${HELD_OUT_PAIRS.map((pair) => pair.join('–')).join(', ')}.`,
    LEGEND,
    ...tables,
    margins,
    targets,
    ...[...laws.violations, ...fidelity.broken].slice(0, 5).map((line) => `broken: ${line}`),
  ].join('\n\n')
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

function mrrLead(mrr: number, half: number): string {
  return `${mrr < 0 ? '−' : '+'}${Math.abs(mrr).toFixed(3)} ± ${half.toFixed(3)}`
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`
}
