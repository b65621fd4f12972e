export const thisLinkOpensNothing = 'This link opens nothing'
export const linkMayBeRevoked = 'It may have been revoked, or not been copied whole. Whoever sent it can send you a new one.'
export const planATripOfYourOwn = 'Plan a trip of your own'
export const oneMomentPlease = 'One moment, please'
export const notFound = 'Not found'
export const oneMoment = 'One moment'
export const aSharedTrip = (name: string) => `${name}, a shared trip`
export const sharedConversation =
  'A conversation with Wayfarer, shared on {day}. Names, contact details, passengers and payment are left out; prices are those of then.'
