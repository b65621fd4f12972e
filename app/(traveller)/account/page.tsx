import type { Metadata } from 'next'
import { requireUser } from '@/app/session'
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
import { plainDateIn } from '@/lib/travel/dates'
import { listSignedIn } from '@/lib/workflows/account/end-sessions'
import { listSavedPassengers } from '@/lib/workflows/account/saved-passengers'

export const metadata: Metadata = { title: 'Account', robots: { index: false } }

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
      ? [{ id: 'create-account', label: 'Create an account' }]
      : [
          { id: 'profile', label: 'Profile' },
          { id: 'password', label: 'Password' },
        ]),
    { id: 'signed-in', label: 'Where you are signed in' },
    { id: 'saved-passengers', label: 'Saved passengers' },
    { id: 'saved-cards', label: 'Saved cards' },
    { id: 'preferences', label: 'Preferences' },
    { id: 'your-data', label: 'Your data' },
  ]
  return (
    <>
      <PageHead backTo="/chat" backLabel="Back to your trips" />
      <main className="mx-auto grid w-full max-w-[1120px] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 px-4 pt-6 pb-16 sm:px-8 lg:grid-cols-[200px_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">Account</h1>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
            {user.isGuest ? 'You are here as a guest. What you save stays with this browser.' : (user.email ?? user.name)}
          </p>
        </div>
        <AccountNav parts={parts} />
        <div className="flex min-w-0 flex-col gap-12">
          {user.isGuest && (
            <AccountSection
              id="create-account"
              title="Create an account"
              hint="All your trips and bookings stay yours, and you find them again from any device."
            >
              {all.directory.isOwn ? <CreateAccount /> : <KeptElsewhere what="accounts" />}
            </AccountSection>
          )}
          {!user.isGuest && (
            <>
              <AccountSection id="profile" title="Profile">
                {all.directory.isOwn ? (
                  <ProfileForm profile={{ firstName: user.firstName, lastName: user.lastName }} email={user.email} />
                ) : (
                  <KeptElsewhere what="profile" name={user.name} email={user.email} />
                )}
              </AccountSection>
              <AccountSection
                id="password"
                title="Password"
                {...(user.hasPassword
                  ? { hint: 'A new password signs out every other device.' }
                  : all.directory.isOwn && { hint: 'You sign in with Google. With a password you can sign in without it, too.' })}
              >
                {all.directory.isOwn ? (
                  <PasswordForm hasPassword={user.hasPassword} email={user.email} />
                ) : (
                  <KeptElsewhere what="password" />
                )}
              </AccountSection>
            </>
          )}
          <AccountSection id="signed-in" title="Where you are signed in" hint="Sign out what you do not know or no longer use.">
            <SignedInDevices devices={devices} isGuest={user.isGuest} />
          </AccountSection>
          <SavedPassengers initial={saved} today={plainDateIn('UTC', all.clock())} />
          <SavedCards />
          <AccountSection id="preferences" title="Preferences" hint="Each is kept as soon as you choose it.">
            <PreferencesForm preferences={user.preferences} />
          </AccountSection>
          <AccountSection id="your-data" title="Your data">
            <ExportData />
            <DeleteAccount hasPassword={user.hasPassword} isGuest={user.isGuest} />
          </AccountSection>
        </div>
      </main>
    </>
  )
}
