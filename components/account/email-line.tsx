import * as texts from '@/lib/texts/account'
/** An address of any length, whole. */
export function EmailLine({ email }: { email: string }) {
  return (
    <dl>
      <dt className="font-medium text-fact">{texts.email}</dt>
      <dd className="text-ink-soft [overflow-wrap:anywhere]">{email}</dd>
    </dl>
  )
}
