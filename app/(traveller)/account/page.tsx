import type { Metadata } from 'next'
import { requireUser } from '@/app/session/current-user'
import { AccountNav } from '@/components/account/account-nav'
import { AccountSection } from '@/components/account/account-section'
import { CreateAccount } from '@/components/account/create-account'
import { DeleteAccount } from '@/components/account/delete-account'
import { ExportData } from '@/components/account/export-data'
import { KeptElsewhere } from '@/components/account/kept-elsewhere'
import { PasswordForm } from '@/components/account/password-form'
import { PreferencesForm } from '@/components/account/preferences-form'
import { ProfileForm } from '@/components/account/profile-form'
import { SignedInDevices } from '@/components/account/signed-in-devices'
import { PageHead } from '@/components/booking/page-head'
import { SavedPassengers } from '@/components/passengers/saved/saved-passengers'
import { SavedCards } from '@/components/payment/saved-cards'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/account'
import { plainDateIn } from '@/lib/travel/dates'
import { listSignedIn } from '@/lib/workflows/account/end-sessions'
import { listSavedPassengers } from '@/lib/workflows/account/saved-passengers'

export const metadata: Metadata = { title: texts.account, robots: { index: false } }

/** Who you are, where you are signed in, what is kept for the next booking, and how you like things. */
export default async function AccountPage() {
  const user = await requireUser('/account')
  const all = await services()
  const [saved, devices] = await Promise.all([
    listSavedPassengers(user.id, all),
    listSignedIn({ userId: user.id, sessionId: user.sessionId }, all),
  ])
  const parts = [
    ...(user.isGuest
      ? [{ id: 'create-account', label: texts.createAnAccount }]
      : [
          { id: 'profile', label: texts.profile },
          { id: 'password', label: texts.password },
        ]),
    { id: 'signed-in', label: texts.whereYouAreSignedIn },
    { id: 'saved-passengers', label: texts.savedPassengers },
    { id: 'saved-cards', label: texts.savedCards },
    { id: 'preferences', label: texts.preferences },
    { id: 'your-data', label: texts.yourData },
  ]
  return (
    <>
      <PageHead backTo="/chat" backLabel={texts.backToYourTrips} />
      <main className="mx-auto grid w-full max-w-[1120px] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 px-4 pt-6 pb-16 sm:px-8 lg:grid-cols-[200px_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.account}</h1>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
            {user.isGuest ? texts.guestSavesInThisBrowser : (user.email ?? user.name)}
          </p>
        </div>
        <AccountNav parts={parts} />
        <div className="flex min-w-0 flex-col gap-12">
          {user.isGuest && (
            <AccountSection id="create-account" title={texts.createAnAccount} hint={texts.tripsAndBookingsStay}>
              {all.directory.isOwn ? <CreateAccount /> : <KeptElsewhere what="accounts" />}
            </AccountSection>
          )}
          {!user.isGuest && (
            <>
              <AccountSection id="profile" title={texts.profile}>
                {all.directory.isOwn ? (
                  <ProfileForm profile={{ firstName: user.firstName, lastName: user.lastName }} email={user.email} />
                ) : (
                  <KeptElsewhere what="profile" name={user.name} email={user.email} />
                )}
              </AccountSection>
              <AccountSection
                id="password"
                title={texts.password}
                {...(user.hasPassword
                  ? { hint: texts.newPasswordSignsOutOthers }
                  : all.directory.isOwn && { hint: texts.passwordBesideGoogle })}
              >
                {all.directory.isOwn ? (
                  <PasswordForm hasPassword={user.hasPassword} email={user.email} />
                ) : (
                  <KeptElsewhere what="password" />
                )}
              </AccountSection>
            </>
          )}
          <AccountSection id="signed-in" title={texts.whereYouAreSignedIn} hint={texts.signOutWhatYouDoNotKnow}>
            <SignedInDevices devices={devices} isGuest={user.isGuest} />
          </AccountSection>
          <SavedPassengers initial={saved} today={plainDateIn('UTC', all.clock())} />
          <SavedCards />
          <AccountSection id="preferences" title={texts.preferences} hint={texts.eachIsKeptAtOnce}>
            <PreferencesForm preferences={user.preferences} />
          </AccountSection>
          <AccountSection id="your-data" title={texts.yourData}>
            <ExportData />
            <DeleteAccount hasPassword={user.hasPassword} isGuest={user.isGuest} />
          </AccountSection>
        </div>
      </main>
    </>
  )
}
