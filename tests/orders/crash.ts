/** Thrown in place of a killed process. */
export class Crash extends Error {}

/**
 * A process that is killed at its n-th point: there is one before and one after each call of the wrapped objects. From then on
 * every call fails, so that nothing of the dead process goes on.
 */
export function createDoomedProcess(diesAt: number) {
  let points = 0
  const passPoint = () => {
    if (points++ >= diesAt) throw new Crash('killed')
  }
  const doom = <Outside extends object>(outside: Outside): Outside =>
    new Proxy(outside, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return async (...request: unknown[]) => {
          passPoint()
          const answer: unknown = await Reflect.apply(value, target, request)
          passPoint()
          return answer
        }
      },
    })
  return { doom, isDead: () => points > diesAt }
}
