/** Values without repetition: what stays the same from step to step is sent once. */
export function createPool<T>(): { values: T[]; put: (value: T) => number } {
  const values: T[] = []
  const places = new Map<string, number>()
  return {
    values,
    put: (value) => {
      const text = JSON.stringify(value)
      const known = places.get(text)
      if (known !== undefined) return known
      places.set(text, values.length)
      values.push(value)
      return values.length - 1
    },
  }
}
