import type { Airline } from './airlines'

export type Centimetres = [length: number, width: number, height: number]
/** What an airline takes beside assistance dogs: null where it takes no animals there. Weights are with the carrier or the crate. */
export type PetRule = { cabin: { maxKg: number; carrierCm: Centimetres } | null; takesInHold: boolean }

/** What airlines take by kind, unless the table below knows better. */
const BY_KIND: Readonly<Record<Airline['kind'], string>> = {
  'full-service': '8|46x28x24|hold',
  regional: '8|46x28x24|',
  leisure: '6|45x40x20|hold',
  'low-cost': '||',
}

// Codes | kilograms in the cabin | carrier | hold. Nothing in a column: not taken there. Orders of magnitude of 2026, as everything here.
const TABLE = `
U2 FR W6 LS BY BA VS EI CX AK D7 6E TR JQ|||
LH LX OS SN EN WK|8|55x40x23|hold
EW|8|55x40x23|
AF TO|8|46x28x24|hold
KL HV|8|46x28x24|hold
IB I2 UX|8|45x35x25|hold
VY|10|45x39x21|
TP|8|40x33x17|hold
AZ|10|40x24x20|hold
TK|8|40x30x23|hold
PC|8|55x40x20|hold
SK DY|8|40x25x23|hold
AY A3|8|55x40x20|hold
BT|8|55x40x20|hold
LO|8|55x40x20|hold
AA DL UA|9|46x28x28|
AS HA|9|43x28x24|hold
WN B6 NK F9 SY|9|43x32x21|
AC|10|55x40x23|hold
WS F8|10|41x21x25|hold
FI EK QR SQ QF VA NZ JL NH|||hold
KE OZ|7|45x35x20|hold
LA AV|8|36x33x23|hold
AD G3|7|43x31x20|
`

const RULES = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', ...rule] = line.split('|')
      return codes.split(' ').map((code) => [code, readRule(rule)] as const)
    }),
)

export function petRuleOf({ code, kind }: Pick<Airline, 'code' | 'kind'>): PetRule {
  return RULES.get(code) ?? readRule(BY_KIND[kind].split('|'))
}

function readRule([kg = '', carrier = '', hold = '']: string[]): PetRule {
  return { cabin: kg === '' ? null : { maxKg: Number(kg), carrierCm: readSize(carrier) }, takesInHold: hold.includes('hold') }
}

function readSize(text: string): Centimetres {
  const [length = 0, width = 0, height = 0] = text.split('x').map(Number)
  return [length, width, height]
}

/** Countries into which animals come only as cargo, with papers of their own: no airline sells them a place with a traveller. */
export const PETS_AS_CARGO_ONLY = new Set(['GB', 'IE', 'AU', 'NZ', 'HK', 'ZA', 'JM', 'IS'])
