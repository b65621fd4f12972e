import type { Metadata } from 'next'
import { requireUser } from '@/app/session'
import { PageHead } from '@/components/booking/page-head'
import { SavedPassengers } from '@/components/passengers/saved/saved-passengers'
import { SavedCards } from '@/components/payment/saved-cards'
import { services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'
import { listSavedPassengers } from '@/lib/workflows/account/saved-passengers'

export const metadata: Metadata = { title: 'Account', robots: { index: false } }

/** What the account keeps for the next booking. */
export default async function AccountPage() {
  const user = await requireUser('/account')
  const all = await services()
  const saved = await listSavedPassengers(user.id, all)
  return (
    <>
      <PageHead backTo="/chat" backLabel="Back to your trips" />
      <main className="mx-auto flex w-full max-w-[720px] flex-col gap-10 px-4 pt-6 pb-16">
        <div>
          <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">Account</h1>
          <p className="mt-1 break-words text-ink-soft">
            {user.isGuest ? 'You are here as a guest. What you save stays with this browser.' : (user.email ?? user.name)}
          </p>
        </div>
        <SavedPassengers initial={saved} today={plainDateIn('UTC', all.clock())} />
        <SavedCards />
      </main>
    </>
  )
}
