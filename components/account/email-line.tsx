/** An address of any length, whole. */
export function EmailLine({ email }: { email: string }) {
  return (
    <dl>
      <dt className="font-medium text-fact">Email</dt>
      <dd className="text-ink-soft [overflow-wrap:anywhere]">{email}</dd>
    </dl>
  )
}
