import type { Clock } from '@/lib/ports/clock'
import type { Letter, LetterStore } from '@/lib/ports/letter-store'
import { DESK_MAIL, type Mail, type MailMessage } from '@/lib/ports/mail'
import { type LetterKind, type LetterProblems, letterProblems, tidyLetter, type WrittenLetter } from '@/lib/travel/letters/letter'

export type LetterDeps = {
  letters: LetterStore
  mail: Pick<Mail, 'send'>
  clock: Clock
  /** Where letters are read; without one they are only kept. */
  deskEmail: string | undefined
  /** Asked before anything is kept; throws for one letter too many. A letter with a problem counts for nothing. */
  admit: () => Promise<void>
}

/**
 * Keeps a letter and mails it to the desk. To the address in it nothing is mailed, as anybody may type any address. `mailFailure` is what
 * kept the mail from going out: the letter is kept all the same.
 */
export async function sendLetter(
  kind: LetterKind,
  written: WrittenLetter,
  deps: LetterDeps,
): Promise<{ letter: Letter; mailFailure: unknown } | { problems: LetterProblems }> {
  const { letters, mail, clock, deskEmail, admit } = deps
  const tidy = tidyLetter(kind, written)
  const problems = letterProblems(kind, tidy)
  if (Object.keys(problems).length > 0) return { problems }
  await admit()
  const now = clock()
  const letter = { ...tidy, id: await letterId(kind, tidy, now), kind, createdAt: now }
  await letters.keep(letter)
  if (!deskEmail) return { letter, mailFailure: null }
  try {
    // Also when the letter was there already: its mail may have failed then, and its key keeps it from going out twice.
    await mail.send({ ...deskMail(letter), to: deskEmail })
    return { letter, mailFailure: null }
  } catch (mailFailure) {
    return { letter, mailFailure }
  }
}

/** SHA-256 of what makes it another letter: who writes, what, and on which day; of an address that joins, the address alone. */
async function letterId(kind: LetterKind, { email, name, text }: WrittenLetter, now: Date): Promise<string> {
  const told = kind === 'membership' ? [kind, email] : [kind, email, name, text, now.toISOString().slice(0, 10)]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(told)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The subject is ours alone, and what somebody else wrote stands last, so that it cannot pass for a line of ours. */
function deskMail({ id, kind, email, name, text, createdAt }: Letter): Omit<MailMessage, 'to'> {
  const at = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const dedupeKey = `${DESK_MAIL}${id}`
  if (kind === 'membership') {
    return { subject: 'An address for the membership list', text: `Left on ${at}: ${email}`, dedupeKey }
  }
  return {
    subject: 'A message to Wayfarer',
    text: [`Sent on ${at} from ${email}`, `Name: ${name || 'not given'}`, text].join('\n\n'),
    dedupeKey,
  }
}
