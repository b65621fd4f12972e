'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { claimBrowser } from '../state/forget-browser'
import { useSessionEndStore } from '../state/session-end-store'
import { LateSessionWatch } from './late-session-watch'
import { leaveToSignInAgain } from './leave-signed-out'
import type { SessionUser } from './session-user'
import { type Leaving, useSignOutElsewhere } from './use-sign-out-elsewhere'

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
  pollSeconds,
  hasGoogle,
  canResetPassword = false,
  children,
}: {
  user: SessionUser
  /** How often the session is fetched again by itself, when that is not 0. */
  pollSeconds: number
  hasGoogle: boolean
  canResetPassword?: boolean
  children: ReactNode
}) {
  // While rendering, because what stands beneath reads this browser's storage while rendering: by then it holds nothing of another's.
  useState(() => (typeof window === 'undefined' ? null : claimBrowser(user.id)))
  const isEnded = useSessionEndStore((state) => state.isEnded)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const page = useRef<HTMLDivElement>(null)

  // A page that begins was rendered for somebody who is signed in.
  useEffect(() => useSessionEndStore.setState({ isEnded: false }), [])
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
      <LateSessionWatch user={user} pollSeconds={pollSeconds} onLeave={setLeaving} />
      {isEnded && (
        <Suspense fallback={null}>
          <SessionExpired page={page} user={user} hasGoogle={hasGoogle} canResetPassword={canResetPassword} />
        </Suspense>
      )}
    </>
  )
}

function clearTabStorage() {
  try {
    sessionStorage.clear()
  } catch (error) {
    console.warn(error)
  }
}
