import type { Client } from './plain-http'

/** What the one who is attacked owns. */
export type Owned = { threadId: string; searchId: string; passengerId: string; userId: string; email: string }
export type Who = 'nobody' | 'stranger'
export type Call = {
  /** The row of the abuse matrix. */
  row: number
  name: string
  who: Who
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: (owned: Owned) => string
  json?: (owned: Owned) => object
  form?: (owned: Owned, client: Client) => Promise<Record<string, string>> | Record<string, string>
  headers?: Record<string, string>
  status: number | number[]
  code?: string
}

const INVENTED = 'ord_aaaaaaaaaaaaaaaa'
const CARD = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
const ACCOUNT = { email: 'eve@example.com', password: 'a long enough secret', firstName: 'Eve', lastName: 'Marlow' }

const withToken = async (_owned: Owned, client: Client) => ({ csrfToken: await client.csrfToken() })
/** A place under an id that is none. */
const idRow = (name: string, id: string, status: number | number[] = 400): Call => {
  const isBad = status === 400
  return {
    row: 20,
    name: `an id: ${name}`,
    who: 'stranger',
    path: () => `/api/trips/${id}`,
    status,
    ...(isBad ? { code: 'bad_id' } : {}),
  }
}

/** Calls that each get one clear refusal. Rows 2, 5, 6, 7, 10 and 12 need more than one call, and stand in the spec. */
export const CALLS: Call[] = [
  { row: 1, name: 'an API without a cookie', who: 'nobody', path: () => '/api/threads', status: 401, code: 'sign_in_required' },
  {
    row: 1,
    name: 'a change without a cookie',
    who: 'nobody',
    method: 'PATCH',
    path: ({ threadId }) => `/api/threads/${threadId}`,
    json: () => ({ name: 'Taken' }),
    status: 401,
    code: 'sign_in_required',
  },
  {
    row: 3,
    name: 'signing out without a token',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/auth/signout',
    form: () => ({}),
    status: 403,
    code: 'request_not_verified',
  },
  {
    row: 3,
    name: 'signing in with an invented token',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/auth/callback/guest',
    form: () => ({ csrfToken: 'a'.repeat(64) }),
    status: 403,
    code: 'request_not_verified',
  },
  {
    row: 3,
    name: 'an update of the session without a token',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/auth/session',
    json: () => ({ data: { refresh: true } }),
    status: 403,
    code: 'request_not_verified',
  },
  {
    row: 4,
    name: 'a form of another site',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/auth/signout',
    form: withToken,
    headers: { origin: 'https://evil.example' },
    status: 403,
    code: 'request_not_verified',
  },
  {
    row: 4,
    name: 'a script of another site',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/chat',
    json: () => ({ key: 'hostile-1', text: 'hello' }),
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    status: 403,
    code: 'request_not_verified',
  },
  {
    row: 4,
    name: 'a page without an origin',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/account/register',
    json: () => ACCOUNT,
    headers: { origin: 'null' },
    status: 403,
    code: 'request_not_verified',
  },
  {
    row: 6,
    name: 'a role at registration',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/account/register',
    json: () => ({ ...ACCOUNT, role: 'admin' }),
    status: 400,
    code: 'unknown_field',
  },
  {
    row: 7,
    name: 'an invented access token',
    who: 'nobody',
    path: () => '/api/v1/auth/user/get-details',
    headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' },
    status: 401,
    code: 'session_expired',
  },
  {
    row: 7,
    name: 'somebody’s id instead of a token',
    who: 'stranger',
    path: ({ userId }) => `/api/v1/auth/user/get-details?id=${userId}`,
    status: 401,
    code: 'sign_in_required',
  },
  {
    row: 8,
    name: 'a hand-off without its refresh token',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/auth/callback/credentials',
    form: async (owned, client) => ({
      ...(await withToken(owned, client)),
      id: owned.userId,
      email: owned.email,
      accessToken: 'a',
      json: 'true',
    }),
    status: 401,
  },
  {
    row: 9,
    name: 'a form that would change every object',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/auth/callback/credentials',
    form: async (owned, client) => ({ ...(await withToken(owned, client)), ['__proto__']: '{"role":"admin"}', json: 'true' }),
    status: 401,
  },
  {
    row: 9,
    name: 'a form of 100 kB',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/auth/callback/credentials',
    form: async (owned, client) => ({ ...(await withToken(owned, client)), user: 'x'.repeat(100_000) }),
    status: 413,
    code: 'message_too_long',
  },
  {
    row: 11,
    name: 'a provider that is not there',
    who: 'nobody',
    method: 'POST',
    path: () => '/api/auth/signin/nosuch',
    form: withToken,
    status: 302,
  },
  {
    row: 13,
    name: 'somebody else’s trip',
    who: 'stranger',
    path: ({ threadId }) => `/api/trips/${threadId}`,
    status: 404,
    code: 'not_found',
  },
  {
    row: 13,
    name: 'a new name for somebody else’s thread',
    who: 'stranger',
    method: 'PATCH',
    path: ({ threadId }) => `/api/threads/${threadId}`,
    json: () => ({ name: 'Taken over' }),
    status: 404,
    code: 'not_found',
  },
  {
    row: 14,
    name: 'a message in somebody else’s thread',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/chat',
    json: ({ threadId }) => ({ threadId, key: 'hostile-2', text: 'hello' }),
    status: 404,
    code: 'not_found',
  },
  {
    row: 14,
    name: 'a command in somebody else’s trip',
    who: 'stranger',
    method: 'POST',
    path: ({ threadId }) => `/api/trips/${threadId}/commands`,
    json: () => ({ command: { type: 'start-over' } }),
    status: 404,
    code: 'not_found',
  },
  {
    row: 15,
    name: 'somebody else’s stream',
    who: 'stranger',
    path: ({ threadId }) => `/api/chat/${threadId}/stream`,
    status: 404,
    code: 'not_found',
  },
  {
    row: 15,
    name: 'stopping somebody else’s stream',
    who: 'stranger',
    method: 'POST',
    path: ({ threadId }) => `/api/chat/${threadId}/stop`,
    json: () => ({}),
    status: 404,
    code: 'not_found',
  },
  {
    row: 16,
    name: 'somebody else’s saved passenger',
    who: 'stranger',
    path: ({ passengerId }) => `/api/account/passengers/${passengerId}`,
    status: 404,
    code: 'not_found',
  },
  {
    row: 16,
    name: 'deleting somebody else’s saved passenger',
    who: 'stranger',
    method: 'DELETE',
    path: ({ passengerId }) => `/api/account/passengers/${passengerId}`,
    status: 404,
    code: 'not_found',
  },
  { row: 16, name: 'a guessed order', who: 'stranger', path: () => `/api/orders/${INVENTED}`, status: 404, code: 'not_found' },
  { row: 16, name: 'a guessed receipt', who: 'stranger', path: () => `/api/orders/${INVENTED}/pdf`, status: 404, code: 'not_found' },
  {
    row: 16,
    name: 'a guessed card',
    who: 'stranger',
    method: 'DELETE',
    path: () => '/api/account/cards/crd_aaaaaaaaaaaaaaaa',
    status: 404,
    code: 'not_found',
  },
  {
    row: 16,
    name: 'paying with an invented confirmation',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/orders',
    json: () => ({ confirmationId: 'cnf_invented', card: CARD }),
    status: 409,
    code: 'confirm_again',
  },
  { row: 17, name: 'a guessed share link', who: 'nobody', path: () => '/share/shr_aaaaaaaaaaaaaaaa', status: 404 },
  {
    row: 19,
    name: 'flights that were found for somebody else',
    who: 'stranger',
    path: ({ searchId }) => `/api/searches/${searchId}?slice=0`,
    status: 404,
    code: 'not_found',
  },
  {
    row: 19,
    name: 'a trip with flights that were found for somebody else',
    who: 'stranger',
    method: 'POST',
    path: () => '/api/chat',
    json: ({ searchId }) => ({ key: 'hostile-3', command: { type: 'take-search', searchId, filters: [] }, label: 'You brought a search' }),
    status: 404,
    code: 'not_found',
  },
  idRow('a zero byte', '%00', [400, 404]),
  idRow('10 kB', 'a'.repeat(10_000)),
  idRow('SQL', "'%20or%20'1'='1"),
  idRow('an emoji', '%F0%9F%9B%AB'),
  idRow('a way up', '..%2F..%2Fhealth', [400, 404]),
  idRow('a dot', '%2e', [400, 404, 308]),
]

/** Ways past a guard that stands before the page instead of in it. */
export const DETOURS: { name: string; path?: (path: string) => string; headers?: Record<string, string> }[] = [
  { name: 'as it is' },
  { name: 'the page’s data by its ending', path: (path) => `${path}.rsc` },
  { name: 'the page’s data by query', path: (path) => `${path}?_rsc=1a2b3`, headers: { rsc: '1' } },
  { name: 'the page’s data by header', headers: { rsc: '1' } },
  { name: 'a prefetch', headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { name: 'a prefetched part', headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } },
  { name: 'a part by its ending', path: (path) => `${path}.segments/_tree.segment.rsc` },
  { name: 'past the proxy', headers: { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' } },
  { name: 'past the middleware', headers: { 'x-middleware-subrequest': 'src/middleware:src/middleware:middleware:middleware:middleware' } },
  { name: 'as if it were rewritten', headers: { 'x-middleware-rewrite': '/', 'x-invoke-path': '/', 'x-matched-path': '/login' } },
  { name: 'an encoded slash', path: (path) => path.replace(/(?<=.)\//, '%2f') },
  { name: 'two slashes', path: (path) => `/${path}` },
  { name: 'a slash at the end', path: (path) => `${path}/` },
]

export const PRIVATE_PLACES: ((owned: Owned) => string)[] = [
  ({ threadId }) => `/chat/${threadId}`,
  ({ threadId }) => `/booking/${threadId}`,
  () => '/chat',
  () => '/orders',
  () => '/account',
  () => '/api/threads',
  ({ threadId }) => `/api/trips/${threadId}`,
  ({ threadId }) => `/api/chat/${threadId}/stream`,
]

export const LEADING_AWAY = [
  '//evil.example',
  'https:evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  'https://evil.example/chat',
  '/chat\r\nset-cookie: a=b',
]
