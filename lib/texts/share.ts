export const shareThread = (thread: string) => `Share “${thread}”`
export const anybodyCanRead = 'Anyone with the link can read this trip without signing in.'
export const linkIsMade = 'The link is ready.'
export const linkIsRevoked = 'The link is revoked. It no longer works.'
export const makingALink = 'Making a link…'
export const makeALink = 'Make a link'
export const linksThatWork = 'Working links'
export const theySee = 'They see'
export const whatTheySee = '{theySee} what was said, and the flights with their times and prices from then.'
export const theyDoNotSee = 'They don’t see'
export const whatTheyDoNotSee =
  '{theyDoNotSee} passengers, seats, payment or the booking. Your name, the passengers’ names, email addresses, phone, card and passport numbers are replaced in the text. Other names you wrote stay, so read it once before you send it.'
export const linkStaysAsItIs = 'A link shows the trip as it is now, without anything that comes later or an answer that isn’t finished.'
export const linkIsCopied = 'The link is copied.'
export const linkIsNotCopied = 'Your browser didn’t allow copying. The link is selected, so you can copy it yourself.'
export const linkMade = (madeAt: string) => `Link made ${madeAt}`
export const made = (madeAt: string) => `Made ${madeAt}`
export const copied = 'Copied'
export const copy = 'Copy'
export const copyLinkMade = (madeAt: string) => `Copy the link made ${madeAt}`
export const revoke = 'Revoke'
export const revokeLinkMade = (madeAt: string) => `Revoke the link made ${madeAt}`
export const copyByHand = 'Your browser didn’t allow copying. Select the link and copy it yourself.'
