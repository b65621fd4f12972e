/** `importance` is passengers a year in millions. `x`, `y`, `z` are the place on a unit sphere. `region` is the US state. */
export type Airport = {
  iataCode: string
  name: string
  cityName: string
  countryCode: string
  region: string
  latitude: number
  longitude: number
  zone: string
  importance: number
  x: number
  y: number
  z: number
}

/** One row of the generated file; the eighth entry points into its list of zones. */
export type AirportRow = [string, string, string, string, string, number, number, number, number]

/** A row of the built world file as an airport; `zones` is the list that its zone number points into. */
export function airportOfRow(row: AirportRow, zones: string[]): Airport {
  const [iataCode, name, cityName, countryCode, region, latitude, longitude, zone, importance] = row
  const north = (latitude * Math.PI) / 180
  const east = (longitude * Math.PI) / 180
  return {
    iataCode,
    name,
    cityName,
    countryCode,
    region,
    latitude,
    longitude,
    zone: zones[zone] ?? 'UTC',
    importance,
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  }
}
