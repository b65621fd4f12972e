/** First parts of addresses that belong to somebody: what is done there is never measured. */
const PRIVATE = new Set([
  'account',
  'api',
  'auth',
  'booking',
  'chat',
  'flights',
  'forgot-password',
  'hand-off',
  'login',
  'new-password',
  'orders',
  'plans',
  'replay',
  'sandbox-bank',
  'shared',
])
const LONGEST = 100
const WORDS = /^\/([a-z0-9-]+(\/[a-z0-9-]+)?)?$/

/** Whether a visit of this path may be measured: a public page, told by its words alone. A query, an id or a token never is one. */
export function isMeasuredPath(path: string): boolean {
  return path.length <= LONGEST && WORDS.test(path) && !PRIVATE.has(path.split('/')[1] ?? '')
}
