export const emailIsRequired = 'Email is required'
export const enterAValidEmail = 'Please enter a valid email address'
export const passwordIsRequired = 'Password is required'
export const createAccount = 'Create account'
export const signingIn = 'Signing in…'
export const creatingYourAccount = 'Creating your account…'
export const yourAccountIsMade = 'Your account is ready.'
export const noEmailNeeded = 'No email needed. Your trips stay in this browser.'
export const howToGoOn = 'How to continue'
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'Email'
export const atLeastCharacters = (count: number) => `At least ${count} characters`
export const or = 'or'
export const openingGoogle = 'Opening Google…'
export const continueWithGoogle = 'Continue with Google'
export const opening = 'Opening…'
export const continueAsGuest = 'Continue as guest'
export const forgotYourPassword = 'Forgot your password?'
export const opensInANewTab = 'Opens in a new tab'
export const password = 'Password'
export const hide = 'Hide'
export const show = 'Show'
export const whatYouTyped = 'what you typed'
export const sessionExpired = 'Session Expired'
export const pleaseLoginAgain = 'Please login again'
export const asANewGuest = 'As a new guest, with a new trip.'
export const youWereHereAsAGuest =
  'You were here as a guest. A guest’s trips belong to that one session, so no other sign-in can open them. Sign in to an account, or start again as a guest.'
export const whatYouTypedIsKept = (email: string | null) =>
  `We’ve kept what you were typing. Sign in${email ? ` as ${email}` : ''} to carry on right here. Signing in as anyone else closes it.`
export const wrongEmailOrPassword = 'That email address and password don’t match.'
export const pleaseSignInToGoOn = 'Please sign in to continue. We’ve kept what you typed.'
export const sessionHasEnded = 'Your session has ended. Please sign in again; we’ve kept what you typed.'
export const missingSignInDetails =
  'Missing sign-in details. Nobody was signed in; please open Wayfarer from the app again, or sign in here.'
export const accountHasAPassword = 'There’s an account with this email address that has a password. Sign in with the password instead.'
export const googleHasNotVerified =
  'Google hasn’t verified this email address, so you can’t sign in with it here. Please use an email address and password.'
export const signingInWasBrokenOff = 'Signing in was cancelled or refused. Please try again, or choose another way.'
export const googleNotReached = 'We couldn’t reach Google. Nothing was lost; please try again, or choose another way.'
export const googleDidNotConfirm = 'Google didn’t confirm the sign-in. Nothing was lost; please try again, or choose another way.'
export const appSignInNotAccepted =
  'The sign-in from your app wasn’t accepted: it’s too old, or was already used. Open Wayfarer from the app again, or sign in here.'
export const appSignInNotCarriedOut =
  'The sign-in from your app didn’t work. Nothing was changed; open Wayfarer from the app again, or sign in here.'
export const thisPageIsOutOfDate = 'This page is out of date, or its cookies are blocked. Nothing was lost; please reload it and try again.'
export const signingInIsNotSetUp =
  'Signing in isn’t set up correctly on our side. Nothing was lost; please try another way, or come back later.'
export const signingInIsNotPossible = 'Signing in isn’t possible right now. Nothing was lost; please try again in a few minutes.'
export const youAreOffline = 'You’re offline. We’ve kept what you typed; please try again when you’re back online.'
export const tooManyTries = (seconds: number) =>
  `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`
export const signingInDidNotWork = 'Signing in didn’t work. Nothing was lost; please try again in a moment.'
