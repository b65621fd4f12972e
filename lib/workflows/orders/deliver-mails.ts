import type { Clock } from '../../ports/clock'
import type { Mail, MailMessage } from '../../ports/mail'
import type { OutboxStore } from '../../ports/outbox-store'

export type MailDeps = { outbox: OutboxStore; mail: Mail; clock: Clock }

const MOST_AT_ONCE = 20

/**
 * Hands the mails of the outbox to the mail server. One that the server does not take is tried again by a later sweep, after a pause
 * that grows. Returns how many were taken; throws at the end when some were not.
 */
export async function deliverMails({ outbox, mail, clock }: MailDeps): Promise<number> {
  const results: PromiseSettledResult<void>[] = []
  const deliver = async (message: MailMessage) => {
    await mail.deliver(message)
    await outbox.markSent(message.dedupeKey, clock())
  }
  while (true) {
    const due = await outbox.takeDue(clock(), MOST_AT_ONCE)
    if (due.length === 0) break
    results.push(...(await Promise.allSettled(due.map(deliver))))
  }
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${results.length} mails did not go out: ${errors[0]}`)
  return results.length
}
