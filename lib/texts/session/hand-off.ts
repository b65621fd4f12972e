export const browserCouldNotBeChecked =
  'We couldn’t check this browser, so we stopped the sign-in from your app. Nothing was changed. Please allow cookies for this site.'
export const connectionWasLost = 'The connection was lost on the way. Nothing was changed; please try again in a moment.'
export const goToSignIn = 'Go to sign-in'
export const missingSignInDetails = 'Missing sign-in details'
export const openedWithoutThem = 'This page was opened without them. Open Wayfarer from your app again, or sign in here.'
export const tryAgain = 'Try again'
export const youAreNotSignedInYet = 'You’re not signed in yet'
export const goOnAs = (name: string) => `Continue as ${name}`
export const appSignInDidNotWork = 'The sign-in from your app didn’t work'
export const stillSignedInAs = (happened: string, name: string) => `${happened} You’re still signed in as ${name}.`
export const signingYouIn = 'Signing you in…'
export const withTheAccountOfYourApp = 'With the account of your app. This takes a moment.'
export const thisNeedsJavascript = 'This needs JavaScript.'
export const signInAs = (name: string) => `Sign in as ${name}`
export const signInWithTheAppsAccount = 'Sign in with the app’s account'
export const stayAGuest = 'Stay a guest'
export const staySignedInAs = (name: string) => `Stay signed in as ${name}`
export const changeWhoIsSignedIn = 'Change who is signed in?'
export const guestMayChange = (coming: string | undefined) =>
  `You’re here as a guest. Sign in with the account of your app${coming ? `, ${coming},` : ''} instead? You won’t be able to open what you planned as a guest after that.`
export const travellerMayChange = (name: string, coming: string | undefined) =>
  `You’re signed in as ${name}. Sign in with the account of your app${coming ? `, ${coming},` : ''} instead?`
export const guest = 'Guest'
