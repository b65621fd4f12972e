export const close = 'Close'
export const couldNotBeLoaded = 'That couldn’t be loaded. Nothing is lost; please try again when you’re connected.'
export const oneLess = (label: string) => `One less: ${label}`
export const oneMore = (label: string) => `One more: ${label}`
