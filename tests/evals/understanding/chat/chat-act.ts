/** What a turn of a chat does, in the words of the scorer. */
export type ChatAct =
  | 'openinggreeting'
  | 'closinggreeting'
  | 'thankyou'
  | 'confirmation'
  | 'rejection'
  | 'contentonly'
  | 'bookflight'
  | 'changeseatassignment'
  | 'getseatinfo'
  | 'getboardingpass'
  | 'outofdomain'

/** The last thing that the traveller asked to have done. */
export function openRequest(earlier: readonly ChatAct[]): ChatAct | undefined {
  return earlier.findLast(
    (act) => act === 'bookflight' || act === 'changeseatassignment' || act === 'getseatinfo' || act === 'getboardingpass',
  )
}
