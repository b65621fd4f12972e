import type { Metadata } from 'next'
import Link from 'next/link'
import { passwordResets } from '@/app/auth/password-resets'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { AskResetForm } from '@/components/session/password-reset/ask-reset-form'
import { Note } from '@/components/ui/note'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/forgot-password'

export const metadata: Metadata = { title: texts.forgotYourPassword, referrer: 'no-referrer' }

export default async function ForgotPasswordPage() {
  const resets = passwordResets(await services())
  return (
    <EntryFrame title={texts.forgotYourPassword}>
      {resets === 'by-mail' ? (
        <>
          <p className="mt-2 text-ink-soft">{texts.sayWhichAddress}</p>
          <EntryCard>
            <AskResetForm />
          </EntryCard>
        </>
      ) : (
        <div className="mt-4">
          <Note>{resets === 'elsewhere' ? KEPT_ELSEWHERE : NO_MAIL}</Note>
        </div>
      )}
      <p className="mt-5 text-center text-[15px]">
        <Link href="/login" className="inline-block py-1 text-sea underline-offset-4 hover:underline">
          {texts.backToSignIn}
        </Link>
      </p>
    </EntryFrame>
  )
}

const NO_MAIL = texts.noMailIsSent
const KEPT_ELSEWHERE = texts.accountIsKeptElsewhere
