import type { Frame } from '../../grammar/cover'
import { sliceOf } from './find-flights'
import { type FlightSpec, mergeTraits } from './flight-spec'
import { asFlightSpec } from './helpers'

/** Pick frames of one clause: those that describe the same flight become one, and "both ways" between two flights becomes a direction for each. */
export function joinFlightFrames(frames: Frame[]): Frame[] {
  const all: Frame[] = []
  for (const frame of frames) {
    const before = all.at(-1)
    const [out, back] = before ? eachWay(before, frame) : []
    if (out && back) {
      all.splice(-1, 1, out, back)
      continue
    }
    const merged = before && frame.start - before.end <= 1 ? apposed(before, frame) : null
    if (before && merged) all.splice(-1, 1, { ...merged, start: before.start, end: frame.end })
    else all.push(frame)
  }
  return all
}

/** "Den um 6:55 hin und zurück den letzten": two directions in one breath, each with its own flight. */
function eachWay(one: Frame, other: Frame): Frame[] {
  const [spec, next] = [one, other].map(({ value }) => asFlightSpec(value.pick ?? value.point ?? null))
  if (spec?.side !== 'both' || !next || next.refers || sliceOf(next) !== null || next.side === 'both') return []
  const withSide = (frame: Frame, of: FlightSpec, side: 0 | 1): Frame => {
    const name = frame.value.pick ? 'pick' : 'point'
    return { ...frame, value: { ...frame.value, [name]: { ...of, side } } }
  }
  return [withSide(one, spec, 0), withSide(other, next, 1)]
}

/** "The latest at night, Omni Wings": an order and, next to it, a trait of the same flight. */
function apposed(one: Frame, other: Frame): Frame | null {
  const specs = [one, other].map(({ value }) => (value.corrects ? null : asFlightSpec(value.point ?? null)))
  const [ordered, ...more] = specs.filter((spec) => spec?.order !== undefined)
  const traits = specs.find((spec) => spec !== ordered)
  if (!ordered || more.length > 0 || !traits || !isTraitAlone(traits)) return null
  const merged = mergeTraits([ordered, traits])
  return merged && { ...one, value: { ...other.value, ...one.value, point: merged } }
}

const TRAITS = ['airline', 'notAirline', 'stops', 'part', 'before', 'after', 'via', 'about']

function isTraitAlone(spec: FlightSpec): boolean {
  return Object.keys(spec).every((name) => TRAITS.includes(name))
}
