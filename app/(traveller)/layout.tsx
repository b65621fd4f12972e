import type { ReactNode } from 'react'
import { passwordResets } from '@/app/auth/password-resets'
import { currentUser } from '@/app/session/current-user'
import { SessionGuard } from '@/components/session/session-guard'
import { DrawnAtProvider } from '@/components/state/drawn-at'
import { DemoMarketProvider } from '@/components/ui/demo-badge'
import { services } from '@/lib/services'
import { EarlyPresses } from './early-presses/early-presses'

/** What every traveller page stands in. It guards nothing: each page checks by itself, and knows where to come back to. */
export default async function TravellerLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  if (!user) return children
  const all = await services()
  const { environment } = all
  return (
    <>
      <EarlyPresses />
      <SessionGuard
        user={{ id: user.id, email: user.email, isGuest: user.isGuest }}
        pollSeconds={environment.SESSION_POLL_SECONDS}
        hasGoogle={Boolean(environment.GOOGLE_CLIENT_ID && environment.GOOGLE_CLIENT_SECRET)}
        canResetPassword={passwordResets(all) === 'by-mail'}
      >
        <DemoMarketProvider value={all.supplier.isSimulated || all.stays.isSimulated || all.gateway.isSimulated}>
          <DrawnAtProvider value={all.clock().getTime()}>{children}</DrawnAtProvider>
        </DemoMarketProvider>
      </SessionGuard>
    </>
  )
}
