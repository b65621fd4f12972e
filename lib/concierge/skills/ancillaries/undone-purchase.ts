const PURCHASE =
  /^(?:seats?\b|\d+ seats$|giving |bags$|.*\bbags?\b|.*\bmeals?$|extras$|priority boarding|fast[ -]track|airport lounge|skis|golf|bicycle|cancel for|flexible ticket)/i

/** Whether what an undo took back was of seats, bags, meals or extras, by the name that the tool gives it. */
export function isPurchase(undone: string | null): boolean {
  return undone !== null && PURCHASE.test(undone)
}
