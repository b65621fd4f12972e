import { createJsonLines, LOG_LEVELS } from '../adapters/logs/json-lines'
import type { Logger } from '../ports/logger'
import { withoutPatterns } from '../replay/secret-patterns'

// Next may load this module more than once in a process; tests put a logger of their own here.
const holder = globalThis as { wayfarerLog?: Logger }

/** Where everything that the server tells of itself goes: one line of JSON for each event on the standard output. */
export const log: Logger = (level, event, facts) => {
  holder.wayfarerLog ??= openLog()
  holder.wayfarerLog(level, event, facts)
}

/** Needed before the environment is checked, and while that fails: an unknown level counts as none. */
function openLog(): Logger {
  const { LOG_LEVEL, NODE_ENV } = process.env
  return createJsonLines({
    least: LOG_LEVELS.find((level) => level === LOG_LEVEL) ?? (NODE_ENV === 'test' ? 'silent' : 'info'),
    write: (line) => process.stdout.write(line),
    clock: () => new Date(),
    withoutSecrets: withoutPatterns,
  })
}

/** As the clients of outside services tell of a call: the entry names its own level. */
export function logOutside({ level, ...facts }: Record<string, unknown>): void {
  log(level === 'info' || level === 'warn' ? level : 'error', 'outside', facts)
}
