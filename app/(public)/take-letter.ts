import 'server-only'
import { headers } from 'next/headers'
import { limitRate } from '@/app/api/limit-rate'
import { networkAddressOf } from '@/app/auth/network-address'
import { logFailure } from '@/app/process/log-failure'
import { BLANK, type LetterState, readFields, TRAP } from '@/components/content/letters/letter-state'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/public/landing'
import type { LetterKind } from '@/lib/travel/letters/letter'
import { sendLetter } from '@/lib/workflows/site/send-letter'

const NOT_KEPT = texts.letterWasNotTaken

/** Public: takes what somebody wrote on a page. Whatever goes wrong, what they typed comes back with one sentence. */
export async function takeLetter(kind: LetterKind, form: unknown): Promise<LetterState> {
  // Anybody can call an action with anything.
  if (!(form instanceof FormData)) return BLANK
  const typed = readFields(form)
  // Thanked like anybody, so that nothing learns which field gave it away.
  if (form.get(TRAP)) return { status: 'sent', email: typed.email.trim() }
  try {
    const all = await services()
    const address = networkAddressOf(await headers(), all)
    const admit = () => limitRate('letter-from', address, all)
    const sent = await sendLetter(kind, typed, { ...all, deskEmail: all.environment.CONTACT_EMAIL, admit })
    if ('problems' in sent) return { status: 'writing', typed, problems: sent.problems, failure: null }
    if (sent.mailFailure) logFailure('letter mail', sent.mailFailure)
    return { status: 'sent', email: sent.letter.email }
  } catch (error) {
    if (!(error instanceof AppError)) logFailure('letter', error)
    return { status: 'writing', typed, problems: {}, failure: error instanceof AppError ? error.message : NOT_KEPT }
  }
}
