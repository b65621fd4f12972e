import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { NewPasswordForm } from '@/components/session/password-reset/new-password-form'
import { TAKE_CODE } from './take-code'

export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** Where a mailed link leads. It is drawn without knowing the code, which stands behind the # and is sent to nobody but by the form. */
export default async function NewPasswordPage() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <>
      {/* Browsers hide a nonce from scripts, so React finds another one than it wrote. */}
      <script nonce={nonce} suppressHydrationWarning>
        {TAKE_CODE}
      </script>
      <EntryFrame title="Choose a new password">
        <EntryCard>
          <NewPasswordForm />
        </EntryCard>
      </EntryFrame>
    </>
  )
}
