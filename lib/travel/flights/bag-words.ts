import type { BagAllowance } from './offer-schema'

/** "none", "1", or "1 of 8 kg". */
export function bagWords({ pieces, weightKg }: BagAllowance): string {
  if (pieces === 0) return 'none'
  return weightKg === null ? String(pieces) : `${pieces} of ${weightKg} kg`
}
