import type { SliceSearch } from './search'

/** "London → Lisbon → London"; where a flight starts elsewhere than the one before landed, both ends are named: "Delhi → Paris, Rome → Delhi". */
export function flownRoute(slices: readonly SliceSearch[], nameOf: (place: SliceSearch['origin']) => string, arrow = ' → '): string {
  return slices.reduce((words, { origin, destination }, index) => {
    const before = slices[index - 1]
    if (before?.destination.cityName === origin.cityName) return `${words}${arrow}${nameOf(destination)}`
    return `${words}${before ? ', ' : ''}${nameOf(origin)}${arrow}${nameOf(destination)}`
  }, '')
}
