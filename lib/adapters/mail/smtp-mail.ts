import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { Mail, MailMessage } from '@/lib/ports/mail'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { Database } from '../database/database'
import { keepMail } from './outbox'

// All of them together are shorter than the first pause between two tries of a mail.
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000, dnsTimeout: 5_000 }

/**
 * Sends through a mail server, from the outbox: nobody waits for the server, and what it did not take is tried again. A process that
 * dies before it marked a mail as sent sends it again, under the same Message-ID, which mail readers show once.
 */
export function createSmtpMail({ url, from, db }: { url: string; from: string; db: Database }): Mail {
  let opened: Promise<Transporter> | undefined
  const transport = () => {
    opened ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...TIMEOUTS }))
    return opened
  }
  return {
    async send(message) {
      await keepMail(db, message, null)
    },
    async deliver(message) {
      const { to, subject, text, html } = message
      try {
        await (await transport()).sendMail({
          from,
          to: to.trim(),
          subject,
          text,
          ...(html ? { html } : {}),
          messageId: messageId(message, from),
        })
      } catch (error) {
        throw new OutsideFailure('mail', reasonOf(error))
      }
    },
  }
}

function messageId({ dedupeKey }: MailMessage, from: string): string {
  const host = /@([^\s<>]+)/.exec(from)?.[1] ?? 'wayfarer.invalid'
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}@${host}>`
}

/** The server's number or the socket's code: its own sentence may hold the address it was for. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the mail server failed'
  if ('responseCode' in error && typeof error.responseCode === 'number') return `the mail server answered ${error.responseCode}`
  return 'code' in error && typeof error.code === 'string' ? `the mail server could not be used: ${error.code}` : 'the mail server failed'
}
