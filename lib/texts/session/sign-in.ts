export const emailIsRequired = 'Email is required'
export const enterAValidEmail = 'Please enter a valid email address'
export const passwordIsRequired = 'Password is required'
export const createAccount = 'Create account'
export const signingIn = 'Signing in…'
export const creatingYourAccount = 'Creating your account…'
export const yourAccountIsMade = 'Your account is made.'
export const noEmailNeeded = 'No e-mail needed. Your trips stay with this browser.'
export const howToGoOn = 'How to go on'
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
  'You were here as a guest. A guest’s trips belong to their session alone, so no other sign-in can open them again. Sign in to an account, or begin anew as a guest.'
export const whatYouTypedIsKept = (email: string | null) =>
  `What you were typing is kept. Sign in${email ? ` as ${email}` : ''} and go on right here. Signing in as anybody else closes it.`
export const wrongEmailOrPassword = 'This e-mail address and password do not belong together.'
export const pleaseSignInToGoOn = 'Please sign in to go on. What you typed is kept.'
export const sessionHasEnded = 'Your session has ended. Please sign in again; what you typed is kept.'
export const missingSignInDetails =
  'Missing sign-in details. Nobody was signed in; please open Wayfarer from the app again, or sign in here.'
export const accountHasAPassword = 'There is an account with this e-mail address that has a password. Sign in with the password instead.'
export const googleHasNotVerified =
  'Google has not verified this e-mail address, so it cannot sign in here. Please use an e-mail address and password.'
export const signingInWasBrokenOff = 'Signing in was broken off or refused. Nobody was signed in; please try again, or choose another way.'
export const googleNotReached = 'Google could not be reached. Nothing was lost; please try again, or choose another way.'
export const googleDidNotConfirm = 'Google did not confirm the sign-in. Nothing was lost; please try again, or choose another way.'
export const appSignInNotAccepted =
  'The sign-in from your app was not accepted: it is too old, or was used already. Open Wayfarer from the app again, or sign in here.'
export const appSignInNotCarriedOut =
  'The sign-in from your app could not be carried out. Nothing was changed; open Wayfarer from the app again, or sign in here.'
export const thisPageIsOutOfDate = 'This page is out of date, or its cookies are blocked. Nothing was lost; please reload it and try again.'
export const signingInIsNotSetUp =
  'Signing in is not set up correctly on our side. Nothing was lost; please try another way, or come back later.'
export const signingInIsNotPossible = 'Signing in is not possible right now. Nothing was lost; please try again in a few minutes.'
export const youAreOffline = 'You are offline. What you typed is kept; please try again when the connection is back.'
export const tooManyTries = (seconds: number) =>
  `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`
export const signingInDidNotWork = 'Signing in did not work. Nothing was lost; please try again in a moment.'
