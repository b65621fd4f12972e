import { after } from 'next/server'
import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { baseUrlOf } from '@/app/auth/auth-cookies'
import { networkAddressOf } from '@/app/auth/network-address'
import { passwordResets } from '@/app/auth/password-resets'
import { logFailure } from '@/app/process/log-failure'
import { services } from '@/lib/services'
import { cleanEmail } from '@/lib/travel/clean-text'
import { isEmail } from '@/lib/travel/email'
import { refuse } from '@/lib/travel/refusal'
import { askPasswordReset, RESET_MINUTES } from '@/lib/workflows/session/ask-password-reset'
import { setNewPassword } from '@/lib/workflows/session/set-new-password'

const askSchema = z.strictObject({ email: z.string().max(400).transform(cleanEmail).refine(isEmail, 'Please enter a valid email address') })
const newPasswordSchema = z.strictObject({ code: z.string().max(200), password: z.string().max(2000) })

const NO_MAIL = refuse('no-mail', 'This Wayfarer can’t send email. Please ask whoever runs it for help.').refusal
const ELSEWHERE = refuse('kept-elsewhere', 'You can change your password where you created your account. Nothing was changed here.').refusal

/** Public: requests a link by mail. The answer is the same, in words and timing, with or without an account. */
export const POST = route(async (request) => {
  const all = await services()
  await limitRate('reset-from', networkAddressOf(request.headers, all), all)
  const { email } = await readBody(request, askSchema)
  const resets = passwordResets(all)
  if (resets !== 'by-mail') return refused(resets === 'elsewhere' ? ELSEWHERE : NO_MAIL)
  after(() => askPasswordReset(email, baseUrlOf(all), all).catch((error: unknown) => logFailure('password-reset', error)))
  return json({ minutes: RESET_MINUTES }, 202)
})

/** Public: sets a new password for the holder of a mailed code. */
export const PUT = route(async (request) => {
  const all = await services()
  await limitRate('new-password-from', networkAddressOf(request.headers, all), all)
  const wanted = await readBody(request, newPasswordSchema)
  const set = await setNewPassword(wanted, all)
  return 'refusal' in set ? refused(set.refusal) : json(set)
})
