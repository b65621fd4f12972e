import 'server-only'
import type { LoggerInstance } from 'next-auth'
import { z } from 'zod'
import { log } from '@/lib/services/log'

const MOST_CHARACTERS = 200

/** What the browser's half of the auth library may report. */
export const clientLogSchema = z.object({
  level: z.enum(['error', 'warn', 'debug']),
  code: z.string().max(100),
  message: z.string().optional().catch(undefined),
})

/** One line for what a browser reported: nobody vouches for it, so it stays short and on its line. */
export function logFromBrowser({ level, code, message }: z.infer<typeof clientLogSchema>): void {
  if (level === 'debug') return
  log('warn', 'browser', { reported: level, code: cleaned(code), message: message && cleaned(message) })
}

/** Next-auth's own lines, without what it hands over beside them: there are tokens and profiles in it. */
export const authLogger: Partial<LoggerInstance> = {
  error: (code, metadata) => {
    const error = metadata instanceof Error ? metadata : metadata?.error
    log('error', 'auth', { code: cleaned(String(code)), name: error?.name })
  },
  warn: (code) => log('warn', 'auth', { code: cleaned(String(code)) }),
  debug: () => {},
}

/** Control characters, and those that turn the direction of writing, would make one line look like several, or like another. */
function cleaned(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, MOST_CHARACTERS)
}
