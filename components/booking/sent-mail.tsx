import { Card } from '../ui/card'

export type SentMailView = { to: string; subject: string; text: string; state: 'kept' | 'sent' | 'unsent' }

/** A mail as it was written. Without a mail server it stands here instead of in an inbox, and says so. */
export function SentMail({ mail, title = 'Confirmation mail' }: { mail: SentMailView; title?: string }) {
  return (
    <Card aria-label={title} className="p-4 sm:p-5">
      <h2 className="font-semibold text-[15px]">{title}</h2>
      <p className="mt-1 break-words text-fact text-ink-soft">{stateWords(mail)}</p>
      <details className="mt-3">
        <summary className="min-h-11 rounded-control font-medium text-[15px] text-sea leading-[44px]">Read the mail</summary>
        <p className="mt-2 break-words font-medium text-[15px]">{mail.subject}</p>
        <pre className="mt-2 whitespace-pre-wrap break-words font-sans text-fact">{mail.text}</pre>
      </details>
    </Card>
  )
}

function stateWords({ to, state }: SentMailView): string {
  if (state === 'sent') return `Sent to ${to}.`
  if (state === 'unsent') return `Written to ${to}; the mail server has not taken it yet. It is tried again by itself.`
  return `Written to ${to}. No mail server is connected, so it is kept here and was not sent.`
}
