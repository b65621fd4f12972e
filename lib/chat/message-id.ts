/** The id of the message that is sent under a key: the same in the browser and on the server. */
export function messageIdOf(key: string): string {
  return `msg_${key.replace(/^key_/, '')}`
}
