import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

/** The secret that gateway and postman share, made of one that the app has anyway, so that all processes have the same. */
export function webhookSecretFrom(appSecret: string): string {
  return createHmac('sha256', appSecret).update('sandbox webhooks').digest('hex')
}

/** The header `sandbox-signature` of a letter, in the form of Stripe's: `t=<unix seconds>,v1=<hmac of "t.body">`. */
export function signLetter(body: string, secret: string, now: Date): string {
  if (!secret.trim()) throw new Error('letters are signed with a secret, which may not be blank')
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${digestOf(body, seconds, secret)}`
}

/** Whether a header was made with this secret over this very body, at most five minutes ago (or, as clocks differ, ahead). */
export function isSignedLetter({ body, signature, now }: { body: string; signature: string | null; now: Date }, secret: string): boolean {
  if (!secret.trim() || !signature) return false
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, value, ...rest]) => (key === name && value && rest.length === 0 ? [value] : []))
  const [seconds, ...otherTimes] = valuesOf('t')
  if (!seconds || otherTimes.length > 0 || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const expected = digestOf(body, seconds, secret)
  // While a secret is changed, a letter may carry two signatures.
  return valuesOf('v1').some((given) => isSame(given, expected))
}

function digestOf(body: string, seconds: string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
