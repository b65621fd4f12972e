'use client'

import { useRouter } from 'next/navigation'
import { useSession } from 'next-auth/react'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushUnsent } from '../state/flush-unsent'
import { claimBrowser } from '../state/forget-browser'
import { useSessionEndStore } from '../state/session-end-store'
import { askSession, fetchSessionAgain } from './ask-session'
import { checkUserDetails } from './check-user-details'
import { isFramed } from './is-framed'
import { isSignOut } from './is-sign-out'
import type { SessionUser } from './session-user'

const ASK_AGAIN_AFTER_MS = 10_000
const LATE_WITHIN_MS = 3_000

const SessionExpired = lazy(() => import('./session-expired').then((module) => ({ default: module.SessionExpired })))

/** Keeps a traveller's page and its session together: it covers the page when the session is over, and leaves when it is another's. */
export function SessionGuard({ user, hasGoogle, children }: { user: SessionUser; hasGoogle: boolean; children: ReactNode }) {
  // While rendering, because what stands beneath reads this browser's storage while rendering: by then it holds nothing of another's.
  useState(() => (typeof window === 'undefined' ? null : claimBrowser(user.id)))
  const isEnded = useSessionEndStore((state) => state.isEnded)
  const [leaving, setLeaving] = useState<Leaving | null>(null)

  useSessionWatch(user, setLeaving)
  useSignOutElsewhere(setLeaving)
  useEffect(() => {
    if (!leaving) return
    // By now nothing is shown any more, and nothing asks whether to stay.
    if (leaving.newUserId) {
      clearTabStorage()
      claimBrowser(leaving.newUserId)
    }
    window.location.assign(leaving.path)
  }, [leaving])

  if (leaving) return <p className="p-6 text-ink-soft">{leaving.newUserId ? 'One moment…' : 'You signed out in another tab.'}</p>
  return (
    <>
      {children}
      {isEnded && (
        <Suspense fallback={null}>
          <SessionExpired user={user} hasGoogle={hasGoogle} />
        </Suspense>
      )}
    </>
  )
}

type Leaving = { path: string; newUserId?: string }

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
    if (Date.now() - renewedAt.current > LATE_WITHIN_MS || (await askSession()) !== 'there') return
    useSessionEndStore.setState({ isEnded: false })
  })
  useEffect(() => {
    if (isEnded) void confirmEnd()
  }, [isEnded])

  const judge = useEffectEvent(() => {
    if (!data || isFramed()) return
    if (data.error || !data.accessToken || !data.user) return end()
    if (data.user.id !== user.id) return leave({ path: '/chat', newUserId: data.user.id })
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
      const answer = await askSession()
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

function useSignOutElsewhere(leave: (leaving: Leaving) => void) {
  useEffect(() => {
    if (isFramed()) return
    const notice = (event: StorageEvent) => {
      if (!isSignOut(event)) return
      // What was typed here belongs to their trips all the same; requests of a page that is left still arrive.
      void flushUnsent()
      leave({ path: '/login' })
    }
    // The browser may bring a page back as it was left, although its traveller is gone by now.
    const lookAgain = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('storage', notice)
    window.addEventListener('pageshow', lookAgain)
    return () => {
      window.removeEventListener('storage', notice)
      window.removeEventListener('pageshow', lookAgain)
    }
  }, [leave])
}

function clearTabStorage() {
  try {
    sessionStorage.clear()
  } catch (error) {
    console.warn('What this tab keeps could not be forgotten.', error)
  }
}
