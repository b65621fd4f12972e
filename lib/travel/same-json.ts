/**
 * Whether two JSON values say the same, in whatever order their keys stand: a database that stores JSON gives them back in another order.
 * A field that is `undefined` counts as left out.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = new Map(Object.entries(one).filter(([, value]) => value !== undefined))
  const others = Object.entries(other).filter(([, value]) => value !== undefined)
  return fields.size === others.length && others.every(([key, value]) => fields.has(key) && isSameJson(fields.get(key), value))
}
