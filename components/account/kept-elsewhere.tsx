import { Note } from '@/components/ui/note'
import { EmailLine } from './email-line'

const WORDS = {
  accounts: 'Accounts are not made here. Sign out and sign in with the one you have; until then your trips stay with this browser.',
  profile: 'Your name and address are kept where your account was made. What you change there is here after you sign in again.',
  password: 'Your password is kept where your account was made, and is changed there.',
}

/** What another directory of accounts keeps, which is not Wayfarer's to change. */
export function KeptElsewhere({ what, name, email = null }: { what: keyof typeof WORDS; name?: string; email?: string | null }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-sheet px-4 py-5 sm:px-5">
      {name && name !== email && <p className="font-medium [overflow-wrap:anywhere]">{name}</p>}
      {email && <EmailLine email={email} />}
      <Note>{WORDS[what]}</Note>
    </div>
  )
}
