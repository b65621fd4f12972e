export const shareThread = (thread: string) => `Share “${thread}”`
export const anybodyCanRead = 'Anybody who has the link can read this conversation, without signing in.'
export const linkIsMade = 'The link is made.'
export const linkIsRevoked = 'The link is revoked. It opens nothing any more.'
export const makingALink = 'Making a link…'
export const makeALink = 'Make a link'
export const linksThatWork = 'Links that work'
export const theySee = 'They see'
export const whatTheySee = '{theySee} what was said, and the flights with their times and prices of then.'
export const theyDoNotSee = 'They do not see'
export const whatTheyDoNotSee =
  '{theyDoNotSee} passengers, seats, payment or the booking. Your name, the passengers’ names, e-mail addresses, phone, card and passport numbers are replaced where they stand in the text. Other names that you wrote stay: read it once before you send it.'
export const linkStaysAsItIs =
  'A link shows the thread as it is now; what comes later is not in it, nor is a last answer that is not whole yet.'
export const linkIsCopied = 'The link is copied.'
export const linkIsNotCopied = 'The browser did not let the link be copied. It is selected: copy it by hand.'
export const linkMade = (madeAt: string) => `Link made ${madeAt}`
export const made = (madeAt: string) => `Made ${madeAt}`
export const copied = 'Copied'
export const copy = 'Copy'
export const copyLinkMade = (madeAt: string) => `Copy the link made ${madeAt}`
export const revoke = 'Revoke'
export const revokeLinkMade = (madeAt: string) => `Revoke the link made ${madeAt}`
export const copyByHand = 'The browser did not let it be copied. Select the link and copy it by hand.'
