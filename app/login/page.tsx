import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { baseUrlOf } from '@/app/auth/auth-cookies'
import { passwordResets } from '@/app/auth/password-resets'
import { currentUser } from '@/app/session/current-user'
import { safeCallbackPath } from '@/components/session/callback-path'
import { EntryCard, EntryFrame } from '@/components/session/entry-frame'
import { LoginForm } from '@/components/session/login-form'
import { Note } from '@/components/ui/note'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/login'

export const metadata: Metadata = { title: texts.signIn, referrer: 'no-referrer' }

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
      {isExpired && <p className="mt-2 text-body">{texts.pleaseLoginAgain}</p>}
      <p className={`text-ink-soft ${isExpired ? 'mt-1' : 'mt-2'}`}>{text}</p>
      {user && (
        <div className="mt-4">
          <Note>{texts.tripsOfAGuestStay}</Note>
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
            {texts.goOnAsAGuest}
          </Link>
        </p>
      )}
    </EntryFrame>
  )
}

const WELCOME = {
  title: texts.goodToHaveYouHere,
  text: texts.yourTripGoesOn,
}
const EXPIRED = { title: texts.sessionExpired, text: texts.youGoOnWhereYouWere }
const DELETED = {
  title: texts.yourAccountIsDeleted,
  text: texts.browserHasForgottenIt,
}
const UPGRADE = {
  title: texts.keepYourTrips,
  text: texts.guestMayCreateAccount,
}
const GUEST_ELSEWHERE = { title: texts.signIn, text: texts.guestTripsStayHere }
