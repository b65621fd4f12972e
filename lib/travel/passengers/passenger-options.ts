export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const
export type PassengerType = (typeof PASSENGER_TYPES)[number]

/** `everyone` where a supplier has one price for the whole party and does not say who pays what. */
export const PAYERS = [...PASSENGER_TYPES, 'everyone'] as const

export const TITLES = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const
export const GENDERS = ['female', 'male'] as const

/** Help that airlines give on request; they confirm it themselves. The industry's codes are in brackets. */
export const SPECIAL_SERVICES = ['wheelchair-ramp', 'wheelchair-steps', 'wheelchair-cabin', 'blind', 'deaf', 'other'] as const
export type SpecialService = (typeof SPECIAL_SERVICES)[number]

/** More than any airline prints (`validatePassenger` refuses over 60), so that a long name can be told about and kept in the draft. */
export const LONGEST_TYPED_NAME = 200

/** What the traveller reads for each kind of help; the industry's code is what airlines call it. */
export const SPECIAL_SERVICE_WORDS: Record<SpecialService, { words: string; code: string }> = {
  'wheelchair-ramp': { words: 'Wheelchair to the gate (can climb steps)', code: 'WCHR' },
  'wheelchair-steps': { words: 'Wheelchair to the aircraft door (cannot climb steps)', code: 'WCHS' },
  'wheelchair-cabin': { words: 'Wheelchair to the seat (cannot walk)', code: 'WCHC' },
  blind: { words: 'Blind or low vision: someone to guide', code: 'BLND' },
  deaf: { words: 'Deaf or hard of hearing', code: 'DEAF' },
  other: { words: 'Other help: to be agreed with the airline', code: 'OTHS' },
}
