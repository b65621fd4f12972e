import { randomKey } from '@/components/state/random-key'

/** Names what is said or pressed in the thread, however often it is sent. */
export function newKey(): string {
  return randomKey('key')
}
