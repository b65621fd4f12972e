import { customType, timestamp } from 'drizzle-orm/pg-core'

/** PostgreSQL takes neither NUL nor half a surrogate pair; typed, pasted or cut-off text may hold both. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

export const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: storableText })

export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? storableText(inner) : inner)),
})

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}
