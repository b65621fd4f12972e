export const close = 'Close'
export const couldNotBeLoaded = 'That could not be loaded. Nothing is lost; please try again when you are connected.'
export const oneLess = (label: string) => `One less: ${label}`
export const oneMore = (label: string) => `One more: ${label}`
