import type { Metadata } from 'next'
import { InlineScript } from '@/app/inline-script'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { NewPasswordForm } from '@/components/session/password-reset/new-password-form'
import * as texts from '@/lib/texts/pages/new-password'
import { TAKE_CODE } from './take-code'

export const metadata: Metadata = { title: texts.chooseANewPassword, robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** Where a mailed link leads. It is drawn without knowing the code, which stands behind the # and is sent to nobody but by the form. */
export default function NewPasswordPage() {
  return (
    <>
      <InlineScript>{TAKE_CODE}</InlineScript>
      <EntryFrame title={texts.chooseANewPassword}>
        <EntryCard>
          <NewPasswordForm />
        </EntryCard>
      </EntryFrame>
    </>
  )
}
