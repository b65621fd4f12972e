export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Writes one event for people who run the server: `event` is a fixed name, `facts` are ids, codes, counts and times. */
export type Logger = (level: LogLevel, event: string, facts?: Record<string, unknown>) => void
