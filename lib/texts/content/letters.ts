export const addressStandsOnTheList = (email: string) => `${email} stands on the list, once. Nothing is mailed to it today.`
export const yourAddressIsKept = 'Your address is kept'
export const email = 'Email'
export const keepingIt = 'Keeping it…'
export const keepMyAddress = 'Keep my address'
export const whatTheListIsFor =
  'Leave an address, and it stands on one list, the same as for {other}: for news of what is new, and nothing else. Today nothing is mailed to it. To have it taken off, {writeToUs}.'
export const writeToUs = 'write to us'
export const letterIsKept = (email: string) =>
  `It is kept with your address, ${email}, which is where an answer would go. Nothing is mailed to it by itself.`
export const writeAnotherLetter = 'Write another letter'
export const yourLetterIsHere = 'Your letter is here'
export const whereAnAnswerIsToGo = 'Where an answer is to go'
export const name = 'Name'
export const ifYouLike = 'If you like'
export const letter = 'Letter'
export const leaveOutNumbers = 'Please leave out card and passport numbers.'
export const sending = 'Sending…'
export const sendTheLetter = 'Send the letter'
export const leaveThisEmpty = 'Leave this empty'
export const noAnswerCameBack =
  'No answer came back, so it may or may not have arrived. What you typed still stands here; please send it again, it will not count twice.'
