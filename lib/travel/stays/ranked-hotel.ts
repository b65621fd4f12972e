export const STAY_PICKS = ['cheapest', 'best-placed', 'best-value'] as const
export type StayPick = (typeof STAY_PICKS)[number]
export const STAY_PICK_LABELS: Record<StayPick, string> = { cheapest: 'Cheapest', 'best-placed': 'Best placed', 'best-value': 'Best value' }
