export const PACES = ['calm', 'usual', 'full'] as const
export type Pace = (typeof PACES)[number]

/** What a day that is made for somebody holds: minutes at sights and on the ways between them, and how many sights. */
export const PACE_LIMITS: Readonly<Record<Pace, { minutes: number; stops: number }>> = {
  calm: { minutes: 300, stops: 3 },
  usual: { minutes: 420, stops: 5 },
  full: { minutes: 540, stops: 6 },
}

export const MOST_PLAN_DAYS = 14
/** By hand a day may hold more than its pace would. */
export const MOST_STOPS = 8
export const LONGEST_NOTE = 200
/** As many as all days can hold. */
export const MOST_EDITS = MOST_PLAN_DAYS * MOST_STOPS

export const SPENDING_LEVELS = ['careful', 'usual', 'generous'] as const
export type SpendingLevel = (typeof SPENDING_LEVELS)[number]
