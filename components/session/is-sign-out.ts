import { fieldOf } from '../state/field-of'

const STORE_KEY = 'root'

/** Whether another tab has just signed out: it let its store go, or next-auth's client says so. */
export function isSignOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean {
  if (key === STORE_KEY) return newValue === null
  if (key !== 'nextauth.message' || newValue === null) return false
  try {
    return fieldOf(fieldOf(JSON.parse(newValue), 'data'), 'trigger') === 'signout'
  } catch {
    return false
  }
}
