/** By it an answer says which build has made it, and checked it against its shape. */
export const BUILD_HEADER = 'x-wayfarer-build'

/** This very build, the same in the browser and on the server; empty where nothing was built. */
export const OWN_BUILD = process.env.WAYFARER_BUILD ?? ''

/** Whether the server that answers is of this build: what it says needs no second look, and its shape no script. */
export function isOfOwnBuild(headers: Headers): boolean {
  return OWN_BUILD !== '' && headers.get(BUILD_HEADER) === OWN_BUILD
}
