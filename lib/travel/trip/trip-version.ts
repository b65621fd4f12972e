/** Grows with every command and with every undo: an undone command counts twice. */
export function tripVersion(commandsEver: number, commandsInForce: number): number {
  return 2 * commandsEver - commandsInForce
}
