/** "650 m", to ten metres, and "1.4 km" from a kilometre on. */
export function formatMetres(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  if (tens < 1_000) return `${tens} m`
  return `${(metres / 1_000).toFixed(metres < 9_950 ? 1 : 0).replace(/\.0$/, '')} km`
}
