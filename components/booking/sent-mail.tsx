import * as texts from '@/lib/texts/booking'
import { Card } from '../ui/card'

export type SentMailView = { to: string; subject: string; text: string; state: 'kept' | 'sent' | 'unsent' }

/** A mail as it was written. Without a mail server it stands here instead of in an inbox, and says so. */
export function SentMail({ mail, title = texts.confirmationMail }: { mail: SentMailView; title?: string }) {
  return (
    <Card aria-label={title} className="p-4 sm:p-5">
      <h2 className="font-semibold text-[15px]">{title}</h2>
      <p className="mt-1 break-words text-fact text-ink-soft">{stateWords(mail)}</p>
      <details className="mt-3">
        <summary className="min-h-11 rounded-control font-medium text-[15px] text-sea leading-[44px]">{texts.readTheMail}</summary>
        <p className="mt-2 break-words font-medium text-[15px]">{mail.subject}</p>
        <pre className="mt-2 whitespace-pre-wrap break-words font-sans text-fact">{mail.text}</pre>
      </details>
    </Card>
  )
}

function stateWords({ to, state }: SentMailView): string {
  if (state === 'sent') return texts.sentTo(to)
  if (state === 'unsent') return texts.writtenAndNotYetSent(to)
  return texts.writtenAndKeptHere(to)
}
