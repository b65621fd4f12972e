export const somethingElse = 'Something else? {writeToUs}, or read {whatIsKept}.'
export const writeToUs = 'Write to us'
export const whatIsKeptAboutYou = 'what we keep about you'
