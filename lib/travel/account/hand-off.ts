/** What the mobile app opens the web with. */
export const HAND_OFF_PARAMETERS = [
  'accessToken',
  'refreshToken',
  'accessTokenExpiresOn',
  'refreshTokenExpiresOn',
  'user',
  'handOffCode',
] as const
type Parameter = (typeof HAND_OFF_PARAMETERS)[number]

/** One of these makes an address a hand-off; the others mean nothing without it. */
const SECRETS: Parameter[] = ['accessToken', 'refreshToken', 'handOffCode']
const MOST_USER_CHARACTERS = 8 * 1024

/** What is posted of it, but for the CSRF token. Who it is follows from the access token alone, on the server. */
export type HandOffFields = {
  id: string
  email: string
  name: string
  picture: string
  role: string
  accessToken: string
  refreshToken: string
  accessTokenExpireOn: string
  refreshTokenExpireOn: string
  tokenType: 'Bearer'
}

export type HandOff = { by: 'tokens'; fields: HandOffFields } | { by: 'code'; code: string } | { by: 'nothing' }

/** Whether an address carries somebody's tokens or code, however their names are written: it must not stay, or be drawn from. */
export function isHandOff(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => SECRETS.some((secret) => isNamed(name, secret)))
}

/** The rest of an address's query, with its question mark; empty when nothing is left. */
export function withoutHandOff(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => !HAND_OFF_PARAMETERS.some((parameter) => isNamed(name, parameter))))
  return kept.size > 0 ? `?${kept}` : ''
}

/** What can be signed in with; nothing when a part is missing, said twice, or not what it should be. */
export function judgeHandOff(query: URLSearchParams): HandOff {
  const given = (parameter: Parameter) => [...query].filter(([name]) => isNamed(name, parameter)).map(([, value]) => value)
  // Of two values nobody could say which one was meant.
  if (HAND_OFF_PARAMETERS.some((parameter) => given(parameter).length > 1)) return { by: 'nothing' }
  const text = (parameter: Parameter) => given(parameter)[0] ?? ''
  const code = text('handOffCode')
  if (code) return /^[\w-]{16,128}$/.test(code) ? { by: 'code', code } : { by: 'nothing' }
  const [accessToken, refreshToken, user] = [text('accessToken'), text('refreshToken'), readUser(text('user'))]
  if (!user || !isToken(accessToken) || !isToken(refreshToken)) return { by: 'nothing' }
  return {
    by: 'tokens',
    fields: {
      id: user.id,
      email: user.email,
      name: user.name || `${user.firstName} ${user.lastName}`.trim(),
      picture: user.picture,
      role: user.role || 'user',
      accessToken,
      refreshToken,
      accessTokenExpireOn: lifetime(text('accessTokenExpiresOn')),
      refreshTokenExpireOn: lifetime(text('refreshTokenExpiresOn')),
      tokenType: 'Bearer',
    },
  }
}

function isNamed(name: string, parameter: Parameter): boolean {
  return name.toLowerCase() === parameter.toLowerCase()
}

function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8000}$/.test(text)
}

function lifetime(text: string): string {
  return /^\d{1,15}$/.test(text) ? text : ''
}

/** Words and numbers of it, in 500 characters at most; what is neither says nothing. By hand: the page that takes them does without zod. */
function readUser(text: string) {
  if (text.length > MOST_USER_CHARACTERS) return null
  const value = readJson(text) ?? readJson(decodedAgain(text))
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const said = new Map<string, unknown>(Object.entries(value))
  const words = (part: string) => {
    const given = said.get(part)
    return typeof given === 'string' || Number.isFinite(given) ? String(given).trim().slice(0, 500) : ''
  }
  return {
    id: words('id'),
    email: words('email'),
    name: words('name'),
    firstName: words('firstName'),
    lastName: words('lastName'),
    picture: words('picture'),
    role: words('role'),
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Some apps encode the JSON, and then the whole address. */
function decodedAgain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
