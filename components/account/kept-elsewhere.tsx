import { Note } from '@/components/ui/note'
import * as texts from '@/lib/texts/account'
import { EmailLine } from './email-line'

const WORDS = {
  accounts: texts.accountsAreNotMadeHere,
  profile: texts.profileIsKeptElsewhere,
  password: texts.passwordIsKeptElsewhere,
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
