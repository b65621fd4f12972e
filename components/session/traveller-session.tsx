'use client'

import { SessionProvider } from 'next-auth/react'
import type { ReactNode } from 'react'
import { SessionGuard } from './session-guard'
import type { SessionUser } from './session-user'
import { TokenMonitor } from './token-monitor'

/** The session of a traveller's pages: fetched again when the window is looked at, and every `pollSeconds` when that is not 0. */
export function TravellerSession({
  user,
  pollSeconds,
  hasGoogle,
  canResetPassword,
  children,
}: {
  user: SessionUser
  pollSeconds: number
  hasGoogle: boolean
  canResetPassword: boolean
  children: ReactNode
}) {
  return (
    <SessionProvider refetchOnWindowFocus refetchInterval={pollSeconds} refetchWhenOffline={false}>
      <SessionGuard user={user} hasGoogle={hasGoogle} canResetPassword={canResetPassword}>
        {children}
      </SessionGuard>
      <TokenMonitor />
    </SessionProvider>
  )
}
