const PURCHASE =
  /^(?:seats?\b|\d+ seats$|giving |bags$|.*\bbags?\b|.*\bmeals?$|extras$|priority boarding|fast[ -]track|airport lounge|skis|golf|bicycle|cancel for|flexible ticket)/i

/** Whether an undo took back seats, bags, meals or extras, by the tool's name for them. */
export function isPurchase(undone: string | null): boolean {
  return undone !== null && PURCHASE.test(undone)
}
