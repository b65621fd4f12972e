export const addressStandsOnTheList = (email: string) => `${email} is on the list. We don’t send any emails yet.`
export const yourAddressIsKept = 'We’ve saved your address'
export const email = 'Email'
export const keepingIt = 'Saving…'
export const keepMyAddress = 'Save my address'
export const whatTheListIsFor =
  'Leave your email address and we’ll put it on our one news list, the same as for {other}. We use it for nothing else, and we don’t send any emails yet. To be taken off, {writeToUs}.'
export const writeToUs = 'write to us'
export const letterIsKept = (email: string) =>
  `We’ve saved it with your address, ${email}, so we know where to reply. You won’t get an automatic email.`
export const writeAnotherLetter = 'Write another message'
export const yourLetterIsHere = 'We’ve got your message'
export const whereAnAnswerIsToGo = 'Where we should reply'
export const name = 'Name'
export const ifYouLike = 'If you like'
export const letter = 'Your message'
export const leaveOutNumbers = 'Please leave out card and passport numbers.'
export const sending = 'Sending…'
export const sendTheLetter = 'Send the message'
export const leaveThisEmpty = 'Leave this empty'
export const noAnswerCameBack =
  'We got no answer, so we don’t know if it arrived. Your text is still here. Please send it again; it won’t count twice.'
