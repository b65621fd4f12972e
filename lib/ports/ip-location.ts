/** About where somebody is: no nearer than a city. `countryCode` is ISO 3166-1 alpha-2. */
export type IpLocation = { countryCode: string; countryName: string; city: string | null }

/** Tells where a network address is. Null where nobody knows, also of private addresses; never throws, as nothing depends on it. */
export type IpLocator = {
  locate(address: string): Promise<IpLocation | null>
}
