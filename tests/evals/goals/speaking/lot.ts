/** A whole number below `count` that follows from `seed` alone (FNV-1a). */
export function lot(seed: string, count: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  // The low bits alone would follow the last letter too closely.
  hash ^= hash >>> 15
  return (Math.imul(hash, 0x2c1b3c6d) >>> 1) % count
}
