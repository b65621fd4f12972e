export const thisLinkOpensNothing = 'This link doesn’t work'
export const linkMayBeRevoked = 'It may have been revoked, or only partly copied. Ask whoever sent it for a new one.'
export const planATripOfYourOwn = 'Plan a trip of your own'
export const oneMomentPlease = 'Please wait a little'
export const notFound = 'Not found'
export const oneMoment = 'Please wait'
export const aSharedTrip = (name: string) => `${name}, a shared trip`
export const sharedConversation =
  'A trip planned with Wayfarer, shared on {day}. Names, contact details, passengers and payment are left out; prices are from then.'
