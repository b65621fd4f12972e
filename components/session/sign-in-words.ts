const WORDS: Record<string, string> = {
  CredentialsSignin: 'This e-mail address and password do not belong together.',
  SessionRequired: 'Please sign in to go on. What you typed is kept.',
  SessionExpired: 'Your session has ended. Please sign in again; what you typed is kept.',
  MissingSignIn: 'Missing sign-in details. Nobody was signed in; please open Wayfarer from the app again, or sign in here.',
  OAuthAccountNotLinked: 'There is an account with this e-mail address that has a password. Sign in with the password instead.',
  OAuthEmailUnverified:
    'Google has not verified this e-mail address, so it cannot sign in here. Please use an e-mail address and password.',
  AccessDenied: 'Signing in was broken off or refused. Nobody was signed in; please try again, or choose another way.',
  OAuthSignin: 'Google could not be reached. Nothing was lost; please try again, or choose another way.',
  OAuthCallback: 'Google did not confirm the sign-in. Nothing was lost; please try again, or choose another way.',
  HandOffRefused:
    'The sign-in from your app was not accepted: it is too old, or was used already. Open Wayfarer from the app again, or sign in here.',
  HandOffFailed:
    'The sign-in from your app could not be carried out. Nothing was changed; open Wayfarer from the app again, or sign in here.',
  RequestNotVerified: 'This page is out of date, or its cookies are blocked. Nothing was lost; please reload it and try again.',
  Configuration: 'Signing in is not set up correctly on our side. Nothing was lost; please try another way, or come back later.',
  Unavailable: 'Signing in is not possible right now. Nothing was lost; please try again in a few minutes.',
  Offline: 'You are offline. What you typed is kept; please try again when the connection is back.',
}

/** The sign-in's error code as a sentence for the traveller. */
export function signInErrorWords(code: string | null | undefined): string {
  const wait = code?.match(/^TooManyTries:(\d{1,5})$/)?.[1]
  if (wait) return `Too many tries. Please wait ${wait} ${wait === '1' ? 'second' : 'seconds'}, then try again.`
  if (code && Object.hasOwn(WORDS, code) && WORDS[code]) return WORDS[code]
  return 'Signing in did not work. Nothing was lost; please try again in a moment.'
}
