'use client'

import { useRouter } from 'next/navigation'
import { SessionProvider, useSession } from 'next-auth/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as texts from '@/lib/texts/session'
import { claimBrowser } from '../state/forget-browser'
import { useSessionEndStore } from '../state/session-end-store'
import { askSession, fetchSessionAgain } from './ask-session'
import { checkUserDetails } from './check-user-details'
import { endSession } from './end-session'
import { isFramed } from './is-framed'
import type { SessionUser } from './session-user'
import { TokenMonitor } from './token-monitor'
import type { Leaving } from './use-sign-out-elsewhere'

const ASK_AGAIN_AFTER_MS = 10_000
const LATE_WITHIN_MS = 3_000

export type SessionWatchProps = {
  user: SessionUser
  /** The session is fetched again when the window is looked at, and this often when it is not 0. */
  pollSeconds: number
  /** When it is another's. */
  onLeave: (leaving: Leaving) => void
}

/** Watches the session of a traveller's page, and its token. Shows nothing. */
export function SessionWatch({ user, pollSeconds, onLeave }: SessionWatchProps) {
  return (
    <SessionProvider refetchOnWindowFocus refetchInterval={pollSeconds} refetchWhenOffline={false}>
      <SessionJudge user={user} onLeave={onLeave} />
      <TokenMonitor />
    </SessionProvider>
  )
}

function SessionJudge({ user, onLeave }: Omit<SessionWatchProps, 'pollSeconds'>) {
  useJudgedSession(user, onLeave)
  return null
}

/** The row of the session is closed already; only its cookie lies here for longer. */
const warnNotEnded = (error: unknown) => console.warn('The cookie of the session could not be cleared.', error)

/** Judges each session that arrives. */
function useJudgedSession(user: SessionUser, leave: (leaving: Leaving) => void) {
  const { data, status } = useSession()
  const router = useRouter()
  const isEnded = useSessionEndStore((state) => state.isEnded)
  const endedToken = useRef<string | undefined>(undefined)
  const checkedToken = useRef<string | undefined>(undefined)
  const renewedAt = useRef(Number.NEGATIVE_INFINITY)
  const end = () => useSessionEndStore.setState({ isEnded: true })

  const confirmEnd = useEffectEvent(async () => {
    endedToken.current = data?.accessToken
    const { answer } = await askSession()
    if (answer === 'gone') return endSession().catch(warnNotEnded)
    // A request from before the new sign-in may be refused after it: then the session is as good as it was.
    if (answer === 'there' && Date.now() - renewedAt.current <= LATE_WITHIN_MS) useSessionEndStore.setState({ isEnded: false })
  })
  useEffect(() => {
    if (isEnded) void confirmEnd()
  }, [isEnded])

  const judge = useEffectEvent(() => {
    if (!data || isFramed()) return
    if (data.error || !data.accessToken || !data.user) return end()
    if (data.user.id !== user.id) return leave({ path: '/chat', words: texts.reloading, isForAnother: true })
    if (isEnded && data.accessToken !== endedToken.current) {
      renewedAt.current = Date.now()
      claimBrowser(user.id)
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
