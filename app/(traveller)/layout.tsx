import type { ReactNode } from 'react'
import { currentUser } from '@/app/session'
import { PreferencesProvider } from '@/components/session/preferences'
import { TravellerSession } from '@/components/session/traveller-session'
import { services } from '@/lib/services'

/** What every traveller page stands in. It guards nothing: each page checks by itself, and knows where to come back to. */
export default async function TravellerLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  if (!user) return children
  const { environment } = await services()
  return (
    <TravellerSession
      user={{ id: user.id, email: user.email, isGuest: user.isGuest }}
      pollSeconds={environment.SESSION_POLL_SECONDS}
      hasGoogle={Boolean(environment.GOOGLE_CLIENT_ID && environment.GOOGLE_CLIENT_SECRET)}
    >
      <PreferencesProvider preferences={user.preferences}>{children}</PreferencesProvider>
    </TravellerSession>
  )
}
