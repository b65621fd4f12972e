/** Numbers from 0 to 1 that look random and are the same for the same words: a place always has its own picture. */
export function chanceOf(words: string): () => number {
  let state = 2_166_136_261
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909)
    state ^= state >>> 16
    return (state >>> 0) / 4_294_967_296
  }
}
