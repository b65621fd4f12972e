import { formatTable } from '../table'
import type { TravellerResult } from './run-all'

/** What the concierge is to reach. */
export const TARGETS = { passOne: 0.95, passFive: 0.85 }

/** `passOne` is the share of conversations that reached their goal, `passFive` that of travellers who did in all five ways. The rest are means per conversation, words per answer. */
export type Score = {
  name: string
  travellers: number
  passOne: number
  passFive: number
  turns: number
  questions: number
  repeats: number
  wordsPerAnswer: number
  failures: number
  asked: number
  answered: number
}

/** One score for each group, one for the hard ones, and one for all. */
export function scoresOf(results: TravellerResult[]): Score[] {
  const groups = [...new Set(results.map(({ group }) => group))]
  return [
    ...groups.map((name) =>
      scoreOf(
        name,
        results.filter(({ group }) => group === name),
      ),
    ),
    ...(results.some(({ isHard }) => isHard)
      ? [
          scoreOf(
            'the hard ones',
            results.filter(({ isHard }) => isHard),
          ),
        ]
      : []),
    scoreOf('all', results),
  ]
}

function scoreOf(name: string, results: TravellerResult[]): Score {
  const spoken = results.flatMap((result) => result.spoken)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const turns = sum(spoken.map((one) => one.turns))
  return {
    name,
    travellers: results.length,
    passOne: spoken.filter(({ faults }) => faults.length === 0).length / spoken.length,
    passFive: results.filter((result) => result.spoken.every(({ faults }) => faults.length === 0)).length / results.length,
    turns: turns / spoken.length,
    questions: sum(spoken.map((one) => one.questions)) / spoken.length,
    repeats: sum(spoken.map((one) => one.repeats)) / spoken.length,
    wordsPerAnswer: sum(spoken.map((one) => one.words)) / turns,
    failures: sum(spoken.map((one) => one.failures)),
    asked: sum(spoken.map((one) => one.asked)),
    answered: sum(spoken.map((one) => one.answered)),
  }
}

export function scoreTable(scores: Score[]): string {
  const headings = ['travellers', 'number', 'pass^1', 'pass^5', 'turns', 'questions', 'repeated', 'words', 'answered', 'failed']
  const rows = scores.map((score) => [
    score.name,
    String(score.travellers),
    score.passOne.toFixed(3),
    score.passFive.toFixed(3),
    score.turns.toFixed(1),
    score.questions.toFixed(1),
    score.repeats.toFixed(2),
    score.wordsPerAnswer.toFixed(1),
    score.asked === 0 ? '–' : `${score.answered}/${score.asked}`,
    String(score.failures),
  ])
  return formatTable(headings, rows)
}

/** The targets that a score misses, as sentences. */
export function missedTargets({ passOne, passFive }: Score): string[] {
  return [
    ...(passOne < TARGETS.passOne ? [`pass^1 is ${passOne.toFixed(3)}, to be at least ${TARGETS.passOne}`] : []),
    ...(passFive < TARGETS.passFive ? [`pass^5 is ${passFive.toFixed(3)}, to be at least ${TARGETS.passFive}`] : []),
  ]
}
