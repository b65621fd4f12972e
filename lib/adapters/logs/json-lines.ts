import type { Logger, LogLevel } from '../../ports/logger'
import { loggable } from './loggable'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

type Settings = {
  /** Events below it are left out; `silent` leaves out all. */
  least: LogLevel | 'silent'
  write: (line: string) => void
  clock: () => Date
  /** What looks like a card, a key, a token, an address or a number of somebody's is taken out of every text. */
  withoutSecrets: (text: string) => string
}

/** One JSON object on one line for each event. Facts about people, and whatever looks secret, do not get into it. */
export function createJsonLines({ least, write, clock, withoutSecrets }: Settings): Logger {
  const lowest = LOG_LEVELS.indexOf(least)
  return (level, event, facts = {}) => {
    if (LOG_LEVELS.indexOf(level) < lowest) return
    const { time: _, level: __, event: ___, ...own } = loggable(facts, withoutSecrets)
    write(`${JSON.stringify({ time: clock().toISOString(), level, event, ...own })}\n`)
  }
}

export const createSilentLogger = (): Logger => () => undefined
