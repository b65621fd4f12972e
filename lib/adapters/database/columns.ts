import { customType, timestamp } from 'drizzle-orm/pg-core'
import { openPersonal, sealPersonal } from './sealing'

/** PostgreSQL takes neither NUL nor half a surrogate pair; typed, pasted or cut-off text may hold both. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

export const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: storableText })

export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? storableText(inner) : inner)),
})

/** JSON that may hold passports and the like: each is encrypted on its way in and opened on its way out, wherever it stands. */
export const personalJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (name, inner) => {
      const kept = sealPersonal(name, inner)
      return typeof kept === 'string' ? storableText(kept) : kept
    }),
  fromDriver: openPersonal,
})

/** A point in time, whatever the zone of the server. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}
