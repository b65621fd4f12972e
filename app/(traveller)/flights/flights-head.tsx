import Link from 'next/link'
import type { ShownUser } from '@/app/session/current-user'
import { Wordmark } from '@/components/home/wordmark'
import { AccountMenu } from '@/components/session/account-menu'
import { DemoBadge } from '@/components/ui/demo-badge'
import * as texts from '@/lib/texts/pages/flights'

/** The mark, the way back to the conversations, and who is signed in. */
export function FlightsHead({ user }: { user: ShownUser }) {
  return (
    <header className="mx-auto flex w-full max-w-[1200px] flex-wrap items-center gap-1 px-4 pt-3 sm:gap-3 sm:px-6">
      <Link href="/" className="-ms-1 flex rounded-control px-1 py-1.5">
        <Wordmark />
      </Link>
      <DemoBadge />
      <Link
        href="/chat"
        className="ms-auto inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-3 font-medium text-[15px] text-sea hover:bg-sea-soft"
      >
        <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
          ←
        </span>{' '}
        <span className="max-sm:hidden">{texts.backToYourTrips}</span>
        <span className="max-[26rem]:sr-only sm:hidden">{texts.yourTrips}</span>
      </Link>
      <div className="min-w-0 max-sm:w-12 sm:max-w-44">
        <AccountMenu name={user.name} email={user.email} isGuest={user.isGuest} />
      </div>
    </header>
  )
}
