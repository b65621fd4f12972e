/** What a transcript can be played with to try how the app bears it, and at which step of the model (from 1). */
export const FAULTS = ['delay', 'tool-error', 'drop', 'expire', 'kill'] as const
export type FaultKind = (typeof FAULTS)[number]
export type Fault = { kind: FaultKind; step: number }

/** Which faults strike now, as the steps of the model go by. */
export type FaultPlan = {
  hasAny: boolean
  /** A new step of the model begins. */
  begin: () => void
  /** Whether this fault strikes at the step that is on; each strikes once. */
  strikes: (kind: FaultKind) => boolean
  /** Whether the step that is on has this fault, however often it is asked. */
  isOn: (kind: FaultKind) => boolean
}

export function planFaults(faults: Fault[]): FaultPlan {
  const left = new Set(faults)
  let step = 0
  const now = (kind: FaultKind) => [...left].find((fault) => fault.kind === kind && fault.step === step)
  return {
    hasAny: faults.length > 0,
    begin: () => {
      step++
    },
    isOn: (kind) => now(kind) !== undefined,
    strikes: (kind) => {
      const fault = now(kind)
      return fault !== undefined && left.delete(fault)
    },
  }
}

/** "drop@3", or "drop" for the first step; "@random" draws one of `steps` by the seed. */
export function readFault(text: string, seed: number): { fault: (steps: number) => Fault } | { problem: string } {
  const [kind, where = '1'] = text.split('@')
  const known = FAULTS.find((name) => name === kind)
  if (!known) return { problem: `There is no fault ${kind}. There are ${FAULTS.join(', ')}.` }
  if (where === 'random') return { fault: (steps) => ({ kind: known, step: 1 + (draw(seed) % Math.max(1, steps)) }) }
  const step = Number(where)
  if (!Number.isInteger(step) || step < 1) return { problem: `${where} is no step: give a number from 1, or "random".` }
  return { fault: () => ({ kind: known, step }) }
}

/** The same number for the same seed, well mixed. */
function draw(seed: number): number {
  let mixed = (seed ^ 0x9e3779b9) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
  return (mixed ^ (mixed >>> 16)) >>> 0
}
