import { Card } from '../ui/card'

export type SentMailView = { to: string; subject: string; text: string }

/** The confirmation mail as it was written. Without a mail server it stands here instead of in an inbox, and says so. */
export function SentMail({ mail }: { mail: SentMailView }) {
  return (
    <Card aria-label="Confirmation mail" className="p-4 sm:p-5">
      <h2 className="font-semibold text-[15px]">Confirmation mail</h2>
      <p className="mt-1 break-words text-fact text-ink-soft">
        Written to {mail.to}. No mail server is connected, so it is kept here and was not sent.
      </p>
      <details className="mt-3">
        <summary className="min-h-8 rounded-control font-medium text-[15px] text-sea">Read the mail</summary>
        <p className="mt-2 break-words font-medium text-[15px]">{mail.subject}</p>
        <pre className="mt-2 whitespace-pre-wrap break-words font-sans text-fact">{mail.text}</pre>
      </details>
    </Card>
  )
}
