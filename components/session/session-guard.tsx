'use client'

import { useRouter } from 'next/navigation'
import { useSession } from 'next-auth/react'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { claimBrowser } from '../state/forget-browser'
import { useSessionEndStore } from '../state/session-end-store'
import { askSession, fetchSessionAgain } from './ask-session'
import { checkUserDetails } from './check-user-details'
import { isFramed } from './is-framed'
import { leaveToSignInAgain } from './leave-signed-out'
import type { SessionUser } from './session-user'
import { type Leaving, ONE_MOMENT, useSignOutElsewhere } from './use-sign-out-elsewhere'

const ASK_AGAIN_AFTER_MS = 10_000
const LATE_WITHIN_MS = 3_000

const SessionExpired = lazy(() =>
  import('./session-expired').then(
    (module) => ({ default: module.SessionExpired }),
    () => {
      // A newer version of the app has no such file any more; the sign-in page says the same.
      leaveToSignInAgain()
      return { default: () => <></> }
    },
  ),
)

/** Keeps a traveller's page and its session together: it covers the page when the session is over, and leaves when it is another's. */
export function SessionGuard({
  user,
  hasGoogle,
  canResetPassword = false,
  children,
}: {
  user: SessionUser
  hasGoogle: boolean
  canResetPassword?: boolean
  children: ReactNode
}) {
  // While rendering, because what stands beneath reads this browser's storage while rendering: by then it holds nothing of another's.
  useState(() => (typeof window === 'undefined' ? null : claimBrowser(user.id)))
  const isEnded = useSessionEndStore((state) => state.isEnded)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const page = useRef<HTMLDivElement>(null)

  useSessionWatch(user, setLeaving)
  useSignOutElsewhere(setLeaving)
  useEffect(() => {
    if (!leaving) return
    // By now nothing is shown any more, and nothing asks whether to stay. The next page claims the browser for whoever is there then;
    // from here that could take away what they have begun in another tab.
    if (leaving.isForAnother) clearTabStorage()
    window.location.assign(leaving.path)
  }, [leaving])

  if (leaving) return <p className="p-6 text-ink-soft">{leaving.words}</p>
  return (
    <>
      <div ref={page} className="contents">
        {children}
      </div>
      {isEnded && (
        <Suspense fallback={null}>
          <SessionExpired page={page} user={user} hasGoogle={hasGoogle} canResetPassword={canResetPassword} />
        </Suspense>
      )}
    </>
  )
}

function useSessionWatch(user: SessionUser, leave: (leaving: Leaving) => void) {
  const { data, status } = useSession()
  const router = useRouter()
  const isEnded = useSessionEndStore((state) => state.isEnded)
  const endedToken = useRef<string | undefined>(undefined)
  const checkedToken = useRef<string | undefined>(undefined)
  const renewedAt = useRef(Number.NEGATIVE_INFINITY)
  const end = () => useSessionEndStore.setState({ isEnded: true })

  // A page that begins was rendered for somebody who is signed in.
  useEffect(() => useSessionEndStore.setState({ isEnded: false }), [])

  const confirmEnd = useEffectEvent(async () => {
    endedToken.current = data?.accessToken
    // A request from before the new sign-in may be refused after it: then the session is as good as it was.
    if (Date.now() - renewedAt.current > LATE_WITHIN_MS || (await askSession()).answer !== 'there') return
    useSessionEndStore.setState({ isEnded: false })
  })
  useEffect(() => {
    if (isEnded) void confirmEnd()
  }, [isEnded])

  const judge = useEffectEvent(() => {
    if (!data || isFramed()) return
    if (data.error || !data.accessToken || !data.user) return end()
    if (data.user.id !== user.id) return leave({ path: '/chat', words: ONE_MOMENT, isForAnother: true })
    if (isEnded && data.accessToken !== endedToken.current) {
      renewedAt.current = Date.now()
      useSessionEndStore.setState({ isEnded: false })
      // What the router kept meanwhile leads to the sign-in page. A conversation keeps itself up to date, and must not begin anew.
      if (!window.location.pathname.startsWith('/chat')) router.refresh()
    }
    if (data.isAppUser || checkedToken.current === data.accessToken) return
    checkedToken.current = data.accessToken
    void checkUserDetails(data.accessToken)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session that arrives is judged, once.
  useEffect(() => judge(), [data])

  useEffect(() => {
    if (status !== 'unauthenticated' || isFramed()) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { answer } = await askSession()
      if (isOver) return
      if (answer === 'gone') return useSessionEndStore.setState({ isEnded: true })
      if (answer === 'there') fetchSessionAgain()
      timer = setTimeout(ask, ASK_AGAIN_AFTER_MS)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [status])
}

function clearTabStorage() {
  try {
    sessionStorage.clear()
  } catch (error) {
    console.warn('What this tab keeps could not be forgotten.', error)
  }
}
