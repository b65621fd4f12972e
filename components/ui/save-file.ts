/** Has the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads it after this press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
