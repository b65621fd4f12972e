import { formatMoney } from '../money'
import type { Condition } from './offer-schema'

/** What a model reads of a fare's terms: "no", "yes", "fee £21.75", "yes, fee not stated" or "unknown". */
export function conditionWords({ allowed, penalty }: Condition): string {
  if (allowed === null) return 'unknown'
  if (!allowed) return 'no'
  if (!penalty) return 'yes, fee not stated'
  return penalty.amountMinor > 0 ? `fee ${formatMoney(penalty)}` : 'yes'
}
