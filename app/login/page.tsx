import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { baseUrlOf } from '@/app/auth/auth-cookies'
import { passwordResets } from '@/app/auth/password-resets'
import { currentUser } from '@/app/session'
import { safeCallbackPath } from '@/components/session/callback-path'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { LoginForm } from '@/components/session/login-form'
import { Note } from '@/components/ui/note'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: 'Sign in', referrer: 'no-referrer' }

export default async function LoginPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { callbackUrl, error } = await searchParams
  const all = await services()
  const { environment, directory } = all
  const callbackPath = safeCallbackPath(callbackUrl, baseUrlOf(all))
  const user = await currentUser()
  if (user && !user.isGuest) redirect(callbackPath)
  const errorCode = typeof error === 'string' ? error : undefined
  const isExpired = errorCode === 'SessionExpired' && !user
  const isDeleted = errorCode === 'AccountDeleted' && !user
  const { title, text } = isExpired ? EXPIRED : isDeleted ? DELETED : user ? (directory.isOwn ? UPGRADE : GUEST_ELSEWHERE) : WELCOME
  return (
    <EntryFrame title={title}>
      {isExpired && <p className="mt-2 text-body">Please login again</p>}
      <p className={`text-ink-soft ${isExpired ? 'mt-1' : 'mt-2'}`}>{text}</p>
      {user && (
        <div className="mt-4">
          <Note>Signing in to another account opens that account’s trips; a guest’s trips cannot be moved into it.</Note>
        </div>
      )}
      <EntryCard>
        <LoginForm
          callbackPath={callbackPath}
          errorCode={isExpired || isDeleted ? undefined : errorCode}
          startsWith={user && directory.isOwn ? 'register' : 'sign-in'}
          canRegister={directory.isOwn}
          hasGoogle={Boolean(environment.GOOGLE_CLIENT_ID && environment.GOOGLE_CLIENT_SECRET)}
          canResetPassword={passwordResets(all) === 'by-mail'}
          {...(user ? { guestNote: null } : {})}
        />
      </EntryCard>
      {user && (
        <p className="mt-5 text-center text-[15px]">
          <Link href={callbackPath} className="text-sea underline-offset-4 hover:underline">
            Go on as a guest
          </Link>
        </p>
      )}
    </EntryFrame>
  )
}

const WELCOME = {
  title: 'Good to have you here',
  text: 'Sign in and your trip goes on where you left it. What you have written is kept.',
}
const EXPIRED = { title: 'Session Expired', text: 'Sign in and you go on where you were. What you had written is kept in this browser.' }
const DELETED = {
  title: 'Your account is deleted',
  text: 'This browser has forgotten it, too. Your tickets stay valid with the airline.',
}
const UPGRADE = {
  title: 'Keep your trips',
  text: 'You are here as a guest. Create an account, and all your trips and bookings are in it, on every device.',
}
const GUEST_ELSEWHERE = { title: 'Sign in', text: 'You are here as a guest. Your trips stay with this browser.' }
