export const messages = 'Messages'
export const messageCount = (count: number) => `Messages: ${count}`
export const closeThisMessage = 'Close this message'
