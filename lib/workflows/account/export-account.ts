import type { AccountStore } from '../../ports/account-store'
import type { Clock } from '../../ports/clock'

/** Everything that is kept about somebody, as they take it with them. Times are ISO in UTC; `version` rises when its shape changes. */
export type AccountExport = {
  version: 1
  madeAt: string
  about: string
  parts: { name: string; rows: Record<string, unknown>[] }[]
}

const ABOUT =
  'Everything Wayfarer keeps about you. We keep passwords and sign-in secrets only as fingerprints, and only the last four digits of cards, so neither is in here. For searches, this has what you asked for; the results belong to the airlines. Times are in UTC; flight times are local to the airport.'

export async function exportAccount(
  userId: string,
  { accounts, clock }: { accounts: Pick<AccountStore, 'collect'>; clock: Clock },
): Promise<AccountExport> {
  const madeAt = clock().toISOString()
  const parts = await accounts.collect(userId)
  // Points in time become text here, so that the file and the page are made from the very same.
  return JSON.parse(JSON.stringify({ version: 1, madeAt, about: ABOUT, parts }))
}
