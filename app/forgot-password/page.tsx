import type { Metadata } from 'next'
import Link from 'next/link'
import { passwordResets } from '@/app/auth/password-resets'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { AskResetForm } from '@/components/session/password-reset/ask-reset-form'
import { Note } from '@/components/ui/note'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: 'Forgot your password?', referrer: 'no-referrer' }

export default async function ForgotPasswordPage() {
  const resets = passwordResets(await services())
  return (
    <EntryFrame title="Forgot your password?">
      {resets === 'by-mail' ? (
        <>
          <p className="mt-2 text-ink-soft">
            Say which address your account has. If you have always come with Google, this gives you a password as well.
          </p>
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
          Back to sign-in
        </Link>
      </p>
    </EntryFrame>
  )
}

const NO_MAIL =
  'This installation of Wayfarer sends no mail, so no link can reach you. Whoever runs it has to help you; until then your account and your trips stay as they are.'
const KEPT_ELSEWHERE =
  'Your account is kept by another service, which Wayfarer only asks. Change your password there, then sign in here with it.'
