/** What can be done with a message that stands in a thread. The same object for all turns, for as long as the thread is open. */
export type TurnWork = {
  edit: (messageId: string, text: string) => void
  again: (messageId: string) => void
  goOn: () => void
  showVersion: (messageId: string) => void
  startEditing: (messageId: string, text: string) => void
  endEditing: () => void
}
