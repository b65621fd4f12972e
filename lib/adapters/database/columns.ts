import { customType, timestamp } from 'drizzle-orm/pg-core'
import { openPassports, sealPassport } from './sealing'

/** PostgreSQL takes neither NUL nor half a surrogate pair; typed, pasted or cut-off text may hold both. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

export const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: storableText })

export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? storableText(inner) : inner)),
})

/** JSON that may hold passports: each is encrypted on its way in and opened on its way out, wherever in the value it stands. */
export const personalJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (name, inner) => {
      if (name === 'passport' && inner !== null && typeof inner === 'object') return sealPassport(inner)
      return typeof inner === 'string' ? storableText(inner) : inner
    }),
  fromDriver: openPassports,
})

/** A point in time, whatever the zone of the server. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}
