import type { SpecialService } from './passenger'

/** What the traveller reads for each kind of help; the industry's code is what airlines call it. */
export const SPECIAL_SERVICE_WORDS: Record<SpecialService, { words: string; code: string }> = {
  'wheelchair-ramp': { words: 'Wheelchair to the gate (can climb steps)', code: 'WCHR' },
  'wheelchair-steps': { words: 'Wheelchair to the aircraft door (cannot climb steps)', code: 'WCHS' },
  'wheelchair-cabin': { words: 'Wheelchair to the seat (cannot walk)', code: 'WCHC' },
  blind: { words: 'Blind or low vision: someone to guide', code: 'BLND' },
  deaf: { words: 'Deaf or hard of hearing', code: 'DEAF' },
  other: { words: 'Other help: to be agreed with the airline', code: 'OTHS' },
}
