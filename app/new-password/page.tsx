import type { Metadata } from 'next'
import { InlineScript } from '@/app/inline-script'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { NewPasswordForm } from '@/components/session/password-reset/new-password-form'
import { TAKE_CODE } from './take-code'

export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** Where a mailed link leads. It is drawn without knowing the code, which stands behind the # and is sent to nobody but by the form. */
export default function NewPasswordPage() {
  return (
    <>
      <InlineScript>{TAKE_CODE}</InlineScript>
      <EntryFrame title="Choose a new password">
        <EntryCard>
          <NewPasswordForm />
        </EntryCard>
      </EntryFrame>
    </>
  )
}
