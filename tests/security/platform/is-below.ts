/** Whether a version comes before a floor. One that is made before a version ("-canary.1") is below that version. */
export function isBelow(version: string, floor: string): boolean {
  const [own, least] = [read(version), read(floor)]
  const at = own.numbers.findIndex((number, index) => number !== least.numbers[index])
  if (at < 0) return own.isBefore && !least.isBefore
  return (own.numbers[at] ?? 0) < (least.numbers[at] ?? 0)
}

function read(version: string): { numbers: number[]; isBefore: boolean } {
  const [, major, minor, patch, before] = version.match(/^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/) ?? []
  if (major === undefined) throw new Error(`${version} is no version`)
  return { numbers: [major, minor, patch].map(Number), isBefore: before !== undefined }
}
